"""Times PyMahjongGB over the MCR cases.

    python3 peer.py CASES ACCEPTED

Writes the cases that the package scores without an error to ACCEPTED, for ours to
be timed over the same, and prints `peer-…` lines for report.mjs.
"""

import json
import re
import statistics
import sys
import time

from MahjongGB import MahjongFanCalculator

ROUNDS = 9
SUITS = {"m": "W", "p": "B", "s": "T"}
HONORS = dict(zip("ESWNCFP", ["F1", "F2", "F3", "F4", "J1", "J2", "J3"]))
KINDS = {"chow": "CHI", "pung": "PENG", "kong": "GANG", "ckong": "GANG"}


def tiles(text):
    """`123mEE` to W1 W2 W3 F1 F1."""
    out = []
    for digits, suit, honor in re.findall(r"(\d+)([mps])|([ESWNCFP])", text):
        out += [SUITS[suit] + d for d in digits] if suit else [HONORS[honor]]
    return out


def pack(meld):
    kind, text = meld.split()
    # Offer 0 makes a kong a concealed one.
    return (KINDS[kind], tiles(text)[1], 0 if kind == "ckong" else 1)


def arguments(case):
    return (
        tuple(pack(meld) for meld in case["melds"]),
        tuple(tiles(case["concealed"])),
        tiles(case["win"])[0],
        case["flowers"],
        case["self_drawn"],
        case["last_copy"],
        case["kong"],
        case["last_wall"],
        "ESWN".index(case["seat"]),
        "ESWN".index(case["round"]),
    )


def main():
    source, accepted = sys.argv[1:3]
    prepared, lines, agree = [], [], 0
    with open(source, encoding="utf-8") as cases:
        for line in cases:
            case = json.loads(line)
            call = arguments(case)
            try:
                fans = MahjongFanCalculator(*call)
            except Exception:
                continue
            total = sum(fan[0] * fan[1] if len(fan) == 4 else fan[0] for fan in fans)
            agree += total in [preset["total"] for preset in case["expected"].values()]
            prepared.append(call)
            lines.append(line)
    with open(accepted, "w", encoding="utf-8") as out:
        out.writelines(lines)

    rounds = []
    for _ in range(ROUNDS):
        began = time.perf_counter_ns()
        for call in prepared:
            MahjongFanCalculator(*call)
        rounds.append((time.perf_counter_ns() - began) / len(prepared))
    print("peer-hands", len(prepared))
    print("peer-totals-as-expected", agree)
    print("peer-ns", round(statistics.median(rounds)))


if __name__ == "__main__":
    main()
