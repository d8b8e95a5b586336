//! Scratch.
#[path = "../tests/support/flow.rs"]
#[allow(dead_code)]
mod flow;
use hule::text::Catalogue;
fn main() {
    let mut args = std::env::args().skip(1);
    let link = args.next().unwrap();
    let only: Vec<u8> = args.map(|a| a.parse().unwrap()).collect();
    let draft = flow::decode(&link).unwrap();
    let examined = flow::examine(&draft);
    let c = Catalogue::english();
    for place in 0..4 {
        if examined.report.sheets_at(place).is_empty() {
            continue;
        }
        for fan in draft.system().fans {
            if !only.is_empty() && !only.contains(&fan.number) {
                continue;
            }
            match examined.why_or_nearest(place, 0, fan.number) {
                Some(Err(_)) => println!(
                    "{place} {} {}: {}",
                    fan.number,
                    fan.key,
                    flow::missing_at(&c, &examined, place, 0, fan.number)
                ),
                Some(Ok(_)) => println!("{place} {} {}: YES", fan.number, fan.key),
                None => {}
            }
        }
    }
}
