//! Folds texts for comparison: one spelling for what readers take for the same letter; and cuts what was folded into runs.

/// Characters of Chinese and Japanese that are written in several ways, in the order of their codes,
/// each with the one that stands for it. 胡 and 和 are the same win.
#[rustfmt::skip]
const VARIANTS: &[(char, char)] = &[
    ('丟', '丢'), ('両', '两'), ('並', '并'), ('么', '幺'), ('亀', '龟'), ('亂', '乱'), ('來', '来'), ('個', '个'),
    ('傳', '传'), ('優', '优'), ('內', '内'), ('兩', '两'), ('処', '处'), ('別', '别'), ('則', '则'), ('剛', '刚'),
    ('務', '务'), ('勝', '胜'), ('勢', '势'), ('區', '区'), ('単', '单'), ('卻', '却'), ('參', '参'), ('呌', '叫'),
    ('問', '问'), ('單', '单'), ('嗎', '吗'), ('國', '国'), ('圏', '圈'), ('圖', '图'), ('報', '报'), ('場', '场'),
    ('墻', '墙'), ('夠', '够'), ('夾', '夹'), ('実', '实'), ('實', '实'), ('寳', '宝'), ('寶', '宝'), ('対', '对'),
    ('將', '将'), ('對', '对'), ('嵌', '坎'), ('嶺', '岭'), ('帯', '带'), ('帰', '归'), ('帶', '带'), ('幫', '帮'),
    ('幾', '几'), ('張', '张'), ('後', '后'), ('從', '从'), ('徳', '德'), ('應', '应'), ('戦', '战'), ('戰', '战'),
    ('捨', '舍'), ('換', '换'), ('搖', '摇'), ('搶', '抢'), ('撈', '捞'), ('擲', '掷'), ('擺', '摆'), ('攔', '拦'),
    ('攤', '摊'), ('數', '数'), ('斉', '齐'), ('斷', '断'), ('於', '于'), ('時', '时'), ('書', '书'), ('會', '会'),
    ('東', '东'), ('條', '条'), ('棄', '弃'), ('榮', '荣'), ('槍', '抢'), ('槓', '杠'), ('様', '样'), ('標', '标'),
    ('樣', '样'), ('橫', '横'), ('檯', '台'), ('欠', '缺'), ('歩', '步'), ('歸', '归'), ('殺', '杀'), ('気', '气'),
    ('氣', '气'), ('沒', '没'), ('沖', '冲'), ('況', '况'), ('減', '减'), ('湊', '凑'), ('満', '满'), ('準', '准'),
    ('滿', '满'), ('為', '为'), ('無', '无'), ('熱', '热'), ('燈', '灯'), ('爛', '烂'), ('爭', '争'), ('牆', '墙'),
    ('獨', '独'), ('現', '现'), ('環', '环'), ('異', '异'), ('當', '当'), ('疊', '叠'), ('癩', '癞'), ('発', '发'),
    ('發', '发'), ('盃', '杯'), ('盤', '盘'), ('砍', '坎'), ('砲', '炮'), ('碼', '码'), ('稅', '税'), ('種', '种'),
    ('稱', '称'), ('積', '积'), ('竜', '龙'), ('競', '竞'), ('節', '节'), ('糊', '和'), ('約', '约'), ('紅', '红'),
    ('組', '组'), ('結', '结'), ('絕', '绝'), ('給', '给'), ('統', '统'), ('絶', '绝'), ('經', '经'), ('綠', '绿'),
    ('総', '总'), ('緑', '绿'), ('總', '总'), ('繼', '继'), ('續', '续'), ('纏', '缠'), ('罰', '罚'), ('聯', '连'),
    ('聴', '听'), ('聽', '听'), ('胡', '和'), ('膽', '胆'), ('臺', '台'), ('與', '与'), ('舊', '旧'), ('荘', '庄'),
    ('莊', '庄'), ('萬', '万'), ('蓋', '盖'), ('蓮', '莲'), ('處', '处'), ('號', '号'), ('衝', '冲'), ('裏', '里'),
    ('補', '补'), ('裡', '里'), ('製', '制'), ('複', '复'), ('覇', '霸'), ('見', '见'), ('規', '规'), ('計', '计'),
    ('記', '记'), ('詐', '诈'), ('話', '话'), ('說', '说'), ('誰', '谁'), ('調', '调'), ('議', '议'), ('變', '变'),
    ('讓', '让'), ('豬', '猪'), ('負', '负'), ('財', '财'), ('貫', '贯'), ('資', '资'), ('賓', '宾'), ('賠', '赔'),
    ('賴', '赖'), ('賽', '赛'), ('贏', '赢'), ('輪', '轮'), ('輸', '输'), ('轉', '转'), ('辦', '办'), ('辺', '边'),
    ('這', '这'), ('連', '连'), ('進', '进'), ('過', '过'), ('違', '违'), ('遠', '远'), ('遲', '迟'), ('選', '选'),
    ('還', '还'), ('邊', '边'), ('針', '针'), ('釣', '钓'), ('鉤', '钩'), ('銃', '铳'), ('錢', '钱'), ('錯', '错'),
    ('鐵', '铁'), ('門', '门'), ('開', '开'), ('閑', '闲'), ('閒', '闲'), ('間', '间'), ('関', '关'), ('闇', '暗'),
    ('關', '关'), ('際', '际'), ('隻', '只'), ('雙', '双'), ('雜', '杂'), ('雞', '鸡'), ('離', '离'), ('響', '响'),
    ('頂', '顶'), ('項', '项'), ('順', '顺'), ('須', '须'), ('頭', '头'), ('額', '额'), ('類', '类'), ('風', '风'),
    ('颳', '刮'), ('餅', '饼'), ('馬', '马'), ('騎', '骑'), ('騙', '骗'), ('體', '体'), ('魚', '鱼'), ('鳥', '鸟'),
    ('鷄', '鸡'), ('麼', '幺'), ('麽', '幺'), ('黃', '黄'), ('點', '点'), ('齊', '齐'), ('龍', '龙'), ('龜', '龟'),
];

/// Syllables that only join Japanese words.
const PARTICLES: &str = "はのをがにともへや";

/// Returns a text in the form in which texts are compared: lower case without accents, hyphens and
/// apostrophes; simplified characters; half-width letters and digits.
pub(super) fn fold(text: &str) -> String {
    fold_with(text, PARTICLES)
}

/// The same with the syllables that join Japanese words: 清一色とは stays one.
pub(super) fn fold_phrase(text: &str) -> String {
    fold_with(text, "")
}

fn fold_with(text: &str, particles: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut before = ' ';
    for c in text.chars().flat_map(char::to_lowercase) {
        // A particle after a noun: 槓の点 is 槓 and 点.
        if particles.contains(c) && (is_han(before) || is_katakana(before)) {
            folded.push(' ');
        } else {
            // Russian writes the syllable tsu of Japanese words as цу or тсу.
            if c == 'у' && folded.ends_with("тс") {
                folded.truncate(folded.len() - "тс".len());
                folded.push('ц');
            }
            // An accent of its own and an apostrophe become nothing.
            folded.extend(folded_char(c));
            before = c;
        }
    }
    folded
}

/// Returns a folded text with katakana in place of hiragana. It is as long as the text.
pub(super) fn katakana(folded: &str) -> String {
    let katakana = |c: char| match c {
        'ぁ'..='ゖ' => char::from_u32(c as u32 + 0x60).unwrap_or(c),
        _ => c,
    };
    folded.chars().map(katakana).collect()
}

/// Whether a character is a Japanese syllable of the script in which most grammar is written.
pub(super) fn is_hiragana(c: char) -> bool {
    matches!(c, 'ぁ'..='ゖ')
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
        '０'..='９' | 'ａ'..='ｚ' => half_width(c),
        '々' | 'ー' | 'ヴ' => c,
        c if is_han(c) => variant(c),
        c if c.is_alphanumeric() => c,
        _ => ' ',
    })
}

/// The half-width form of a letter, digit or sign that is written as wide as a Chinese character.
pub(super) fn half_width(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        c => c,
    }
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

/// The runs of one kind of character: letters, digits, Chinese and Japanese.
pub(super) fn runs(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().flat_map(|part| {
        let mut rest = part;
        std::iter::from_fn(move || {
            let first = kind(rest.chars().next()?);
            let end = rest.find(|c| kind(c) != first).unwrap_or(rest.len());
            let (run, after) = rest.split_at(end);
            rest = after;
            Some(run)
        })
    })
}

fn kind(c: char) -> u8 {
    match c {
        c if is_han(c) || is_kana(c) => 0,
        c if c.is_ascii_digit() => 1,
        _ => 2,
    }
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
            ("хонитсу", "хоницу"),
        ] {
            assert_eq!(katakana(&fold(a)), katakana(&fold(b)), "{a}");
        }
    }

    #[test]
    fn variants_are_in_order_and_lead_to_the_end() {
        assert!(VARIANTS.is_sorted_by_key(|(from, _)| from));
        assert!(VARIANTS.iter().all(|(_, to)| variant(*to) == *to));
    }
}
