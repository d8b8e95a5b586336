//! Tests of sanma: its worked examples, figures and what cannot be.
