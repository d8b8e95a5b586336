//! Folds texts for comparison: one spelling for what readers take for the same letter.

/// Characters of Chinese and Japanese that are written in several ways, in the order of their codes,
/// each with the one that stands for it. 胡 and 和 are the same win.
#[rustfmt::skip]
const VARIANTS: &[(char, char)] = &[
    ('両', '两'), ('么', '幺'), ('亀', '龟'), ('來', '来'), ('個', '个'), ('優', '优'), ('兩', '两'),
    ('処', '处'), ('則', '则'), ('務', '务'), ('勝', '胜'), ('単', '单'), ('呌', '叫'), ('問', '问'),
    ('單', '单'), ('嗎', '吗'), ('國', '国'), ('圏', '圈'), ('圖', '图'), ('場', '场'), ('墻', '墙'),
    ('実', '实'), ('實', '实'), ('寳', '宝'), ('寶', '宝'), ('対', '对'), ('將', '将'), ('對', '对'),
    ('嵌', '坎'), ('嶺', '岭'), ('帯', '带'), ('帰', '归'), ('帶', '带'), ('幾', '几'), ('張', '张'),
    ('後', '后'), ('徳', '德'), ('戦', '战'), ('戰', '战'), ('換', '换'), ('搖', '摇'), ('搶', '抢'),
    ('撈', '捞'), ('數', '数'), ('斉', '齐'), ('斷', '断'), ('時', '时'), ('會', '会'), ('東', '东'),
    ('條', '条'), ('槍', '抢'), ('槓', '杠'), ('様', '样'), ('標', '标'), ('樣', '样'), ('欠', '缺'),
    ('歩', '步'), ('歸', '归'), ('殺', '杀'), ('気', '气'), ('氣', '气'), ('沖', '冲'), ('満', '满'),
    ('滿', '满'), ('無', '无'), ('燈', '灯'), ('爛', '烂'), ('牆', '墙'), ('獨', '独'), ('発', '发'),
    ('發', '发'), ('砍', '坎'), ('砲', '炮'), ('種', '种'), ('稱', '称'), ('竜', '龙'), ('節', '节'),
    ('糊', '和'), ('紅', '红'), ('組', '组'), ('結', '结'), ('絕', '绝'), ('給', '给'), ('絶', '绝'),
    ('綠', '绿'), ('総', '总'), ('緑', '绿'), ('總', '总'), ('纏', '缠'), ('罰', '罚'), ('聯', '连'),
    ('聴', '听'), ('聽', '听'), ('胡', '和'), ('膽', '胆'), ('荘', '庄'), ('莊', '庄'), ('萬', '万'),
    ('蓮', '莲'), ('處', '处'), ('衝', '冲'), ('裏', '里'), ('補', '补'), ('裡', '里'), ('覇', '霸'),
    ('規', '规'), ('計', '计'), ('詐', '诈'), ('誰', '谁'), ('調', '调'), ('讓', '让'), ('負', '负'),
    ('財', '财'), ('貫', '贯'), ('賓', '宾'), ('賠', '赔'), ('輪', '轮'), ('辺', '边'), ('連', '连'),
    ('過', '过'), ('邊', '边'), ('釣', '钓'), ('銃', '铳'), ('錢', '钱'), ('錯', '错'), ('門', '门'),
    ('開', '开'), ('関', '关'), ('關', '关'), ('雙', '双'), ('雜', '杂'), ('響', '响'), ('順', '顺'),
    ('風', '风'), ('颳', '刮'), ('餅', '饼'), ('體', '体'), ('魚', '鱼'), ('麼', '幺'), ('麽', '幺'),
    ('黃', '黄'), ('點', '点'), ('齊', '齐'), ('龍', '龙'), ('龜', '龟'),
];

/// Syllables that only join Japanese words.
const PARTICLES: &str = "はのをがにともへや";

/// Returns a text in the form in which texts are compared: lower case without accents, hyphens and
/// apostrophes; simplified characters; katakana in place of hiragana; half-width letters and digits.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut before = ' ';
    for c in text.chars().flat_map(char::to_lowercase) {
        // A particle after a noun: 槓の点 is 槓 and 点.
        if PARTICLES.contains(c) && (is_han(before) || is_katakana(before)) {
            folded.push(' ');
        } else {
            // An accent of its own and an apostrophe become nothing.
            folded.extend(folded_char(c));
            before = c;
        }
    }
    folded
}

fn folded_char(c: char) -> Option<char> {
    Some(match c {
        '\'' | '’' | '‘' | '`' | '´' | '\u{300}'..='\u{36f}' => return None,
        'a'..='z' | '0'..='9' | 'а'..='я' => c,
        'ё' => 'е',
        'ā' | 'á' | 'ǎ' | 'à' | 'â' | 'ä' => 'a',
        'ē' | 'é' | 'ě' | 'è' | 'ê' => 'e',
        'ī' | 'í' | 'ǐ' | 'ì' | 'î' => 'i',
        'ō' | 'ó' | 'ǒ' | 'ò' | 'ô' | 'ö' => 'o',
        'ū' | 'ú' | 'ǔ' | 'ù' | 'û' | 'ü' | 'ǚ' | 'ǜ' => 'u',
        'ぁ'..='ゖ' => char::from_u32(c as u32 + 0x60).unwrap_or(c),
        '０'..='９' | 'ａ'..='ｚ' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '々' | 'ー' | 'ヴ' => c,
        c if is_han(c) => variant(c),
        c if c.is_alphanumeric() => c,
        _ => ' ',
    })
}

/// The character that stands for all variants of one.
fn variant(c: char) -> char {
    VARIANTS.binary_search_by_key(&c, |(from, _)| *from).map_or(c, |at| VARIANTS[at].1)
}

/// Whether a character is Chinese.
pub(super) fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}' | '々')
}

fn is_katakana(c: char) -> bool {
    matches!(c, '\u{30a1}'..='\u{30ff}')
}

/// Whether a character is a Japanese syllable.
pub(super) fn is_kana(c: char) -> bool {
    matches!(c, '\u{3041}'..='\u{30ff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_word_become_the_same() {
        for (a, b) in [
            ("Full-Flush", "full flush"),
            ("Chin’itsu", "chinitsu"),
            ("ВСЕ ЗЕЛЁНЫЕ", "все зеленые"),
            ("槓上開花", "杠上开花"),
            ("碰碰和", "碰碰胡"),
            ("てんぱい", "テンパイ"),
            ("８点", "8点"),
            ("テンパイとは", "テンパイ  "),
            ("槓の点", "杠 点"),
            ("lǜ yī sè", "lu yi se"),
        ] {
            assert_eq!(fold(a), fold(b), "{a}");
        }
    }

    #[test]
    fn variants_are_in_order_and_lead_to_the_end() {
        assert!(VARIANTS.is_sorted_by_key(|(from, _)| from));
        assert!(VARIANTS.iter().all(|(_, to)| variant(*to) == *to));
    }
}
