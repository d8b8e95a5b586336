//! The glossary: the terms of mahjong in four languages.

use serde::Serialize;

use super::term_pages;
use crate::system::Names;

/// A term of the glossary. `term.<key>` in the catalogues is its definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The stable key.
    pub key: &'static str,
    /// The names in four languages.
    pub names: Names,
    /// The keys of the rule systems that use the term; empty if all do.
    pub systems: &'static [&'static str],
}

impl Term {
    /// The pages of the rulebook that lay down what the term means, as their addresses without
    /// `book/`, such as `mcr/eight-points`.
    pub fn pages(&self) -> &'static [&'static str] {
        term_pages::of(self.key).0
    }

    /// A link of tiles that show the term; `None` if no tiles can.
    pub fn example(&self) -> Option<&'static str> {
        Some(term_pages::of(self.key).1).filter(|link| !link.is_empty())
    }
}

macro_rules! terms {
    ($($key:literal [$($system:literal)*] $en:literal $ru:literal $zh:literal $ja:literal;)*) => {
        /// The terms by subject: tiles, sets, melds and claims, the win, waits, the table, counting,
        /// and terms of a single rule system.
        pub static TERMS: &[Term] = &[$(Term {
            key: $key,
            names: Names { en: $en, ru: $ru, zh: $zh, ja: $ja },
            systems: &[$($system),*],
        },)*];
    };
}

#[rustfmt::skip]
terms! {
    "tile" [] "Tile" "Плитка" "牌" "牌";
    "suit" [] "Suit" "Масть" "花色（门）" "色";
    "characters" [] "Characters" "Символы" "万子" "萬子";
    "dots" [] "Dots" "Точки" "筒子（饼子）" "筒子";
    "bamboo" [] "Bamboo" "Бамбуки" "条子（索子）" "索子";
    "rank" [] "Rank" "Номер" "序数" "数";
    "honor" ["mcr" "siamese" "classical" "nanchang"] "Honor" "Благородная плитка" "字牌" "字牌";
    "wind" ["mcr" "siamese" "classical" "nanchang"] "Wind" "Ветер" "风牌" "風牌";
    "dragon" ["mcr" "siamese" "classical" "nanchang"] "Dragon" "Дракон" "箭牌" "三元牌";
    "terminal" ["mcr" "siamese" "classical"] "Terminal" "Терминальная плитка" "老头牌" "老頭牌";
    "terminal-or-honor" ["mcr" "siamese" "classical"] "Terminal or honor" "Терминальная или благородная" "幺九牌" "幺九牌";
    "simple" ["mcr" "siamese" "classical"] "Simple" "Простая плитка" "中张" "中張牌";
    "flower" ["mcr" "classical"] "Flower or season" "Цветок или сезон" "花牌" "花牌";
    "hand" [] "Hand" "Рука" "手牌" "手牌";
    "set" [] "Set" "Комбинация (сет)" "面子" "面子";
    "chow" [] "Chow" "Чоу" "顺子" "順子";
    "pung" [] "Pung" "Панг" "刻子" "刻子";
    "kong" [] "Kong" "Конг" "杠子" "槓子";
    "pair" [] "Pair" "Пара" "对子、将牌" "対子・雀頭";
    "knitted" ["mcr" "siamese"] "Knitted tiles" "Переплетённые плитки" "不靠牌（147、258、369）" "147・258・369の牌";
    "misfits" ["nanchang"] "Misfits" "Несвязанные плитки" "十三烂的牌" "十三爛の牌";
    "concealed" [] "Concealed" "Закрытый" "暗" "暗";
    "melded" [] "Melded (open)" "Открытый" "明" "明";
    "meld" [] "Meld" "Объявленная комбинация" "副露" "副露";
    "claim" [] "Claim" "Объявление" "吃、碰、杠、和" "鳴き";
    "melded-kong" [] "Melded kong" "Открытый конг" "明杠" "明槓";
    "added-kong" [] "Added kong" "Повышенный конг" "加杠" "加槓";
    "concealed-kong" [] "Concealed kong" "Закрытый конг" "暗杠" "暗槓";
    "robbing" [] "Robbing the kong" "Ограбление конга" "抢杠" "搶槓";
    "replacement-tile" [] "Replacement tile" "Замещающая плитка" "补牌" "補充牌";
    "flower-replacement" ["mcr" "classical"] "Flower replacement" "Замещение цветов" "补花" "花牌の補充";
    "free-tile" ["classical"] "Loose tile" "Свободная плитка" "杠头牌（补牌）" "嶺上牌";
    "discard" [] "Discard" "Снос" "弃牌" "捨て牌";
    "discarder" [] "Discarder" "Снёсший" "点和者（点炮者）" "放銃者";
    "win" [] "Win" "Победа («Ху», маджонг)" "和牌（胡牌）" "和了（アガリ）";
    "winning-tile" [] "Winning tile" "Победная плитка" "和牌张（胡牌张）" "和了牌";
    "self-drawn" [] "Self-drawn" "Со стены" "自摸" "ツモ（自摸）";
    "ready" [] "Ready" "Рука в ожидании (темпай)" "听牌" "テンパイ（聴牌）";
    "declared-ready" ["classical"] "Declared ready hand" "Просящая рука" "报听" "テンパイ宣言";
    "not-ready" ["sichuan"] "Not ready" "Не в ожидании (не темпай)" "未听牌（没叫）" "ノーテン";
    "wait" [] "Wait" "Ожидание" "听张" "待ち";
    "shanten" [] "Shanten" "Шантен" "向听数" "シャンテン数（向聴数）";
    "two-sided-wait" [] "Two-sided wait" "Двустороннее ожидание" "两面听" "両面待ち";
    "edge-wait" [] "Edge wait" "Краевое ожидание" "边张" "辺張待ち（ペンチャン）";
    "closed-wait" [] "Closed wait" "Закрытое ожидание" "坎张（嵌张）" "坎張待ち（嵌張）";
    "single-wait" [] "Single wait" "Ожидание единственной" "单钓" "単騎待ち";
    "two-pair-wait" [] "Two-pair wait" "Ожидание двух пар" "双碰（对倒）" "シャンポン待ち（双碰）";
    "wall" [] "Wall" "Стена" "牌墙" "牌山";
    "dead-wall" ["siamese" "classical" "nanchang"] "Dead wall" "Мёртвая стена" "留牌" "王牌";
    "deal" [] "Deal" "Раздача (сдача)" "局（盘）" "局";
    "round" ["mcr" "siamese" "classical"] "Round" "Раунд" "圈" "場";
    "turn-order" [] "Order of play" "Порядок ходов" "行牌顺序" "打牌の順番";
    "dealer" [] "Dealer" "Дилер (разыгрывающий)" "庄家" "親";
    "previous-player" [] "Player on the left" "Игрок слева («верхний»)" "上家" "上家";
    "seat-wind" ["mcr" "siamese" "classical"] "Seat wind" "Ветер места" "门风" "自風（門風）";
    "prevalent-wind" ["mcr" "siamese" "classical"] "Prevalent wind" "Ветер раунда" "圈风" "場風（圏風）";
    "guest-wind" ["mcr" "siamese" "classical"] "Guest wind" "Гостевой ветер" "客风" "客風（オタ風）";
    "double-wind" ["mcr" "siamese" "classical"] "Double wind" "Двойной ветер" "双风（连风）" "連風（ダブ東など）";
    "fan" ["mcr" "siamese" "sichuan"] "Fan" "Фан" "番种（番）" "役（翻）";
    "points" [] "Points" "Очки" "分（副）" "点（符）";
    "payment" [] "Who pays" "Кто платит" "付分" "点の支払い";
    "exclusion" ["mcr" "siamese" "classical"] "Not counted together with it" "Не засчитывается вместе" "不另计" "複合しない役";
    "base" ["mcr" "siamese" "sichuan" "nanchang"] "Base points" "База (дополнительные очки)" "底分" "基本点";
    "minimum" ["mcr" "siamese"] "Minimum" "Минимум" "起和分" "8点縛り（和了の最低点）";
    "double" ["sichuan" "classical" "nanchang"] "Double" "Удвоение" "翻番（翻倍）" "倍";
    "limit" ["sichuan" "classical"] "Limit" "Лимит" "满贯（封顶）" "満貫";
    "limit-hand" ["classical"] "Limit hand" "Лимитная рука" "满贯牌型" "満貫役";
    "reading" [] "Reading" "Разбор" "组合" "取り方";
    "ruling" [] "Ruling" "Трактовка" "细则" "ルール設定";
    "bonus-tile" [] "Bonus tiles (dora)" "Бонусные плитки (дора)" "宝牌" "ドラ";
    "nearest-wins" ["mcr" "siamese" "nanchang"] "One winner" "Один победитель" "截和（截胡）" "頭ハネ";
    "several-winners" ["sichuan"] "Several winners" "Несколько победителей" "一炮多响" "多家和（ダブロン・トリロン）";
    "passed-win" ["sichuan" "nanchang"] "Passed win" "Пропущенная победа" "过胡（弃胡）" "見逃し";
    "false-win" [] "False win" "Ложная победа" "错和（诈胡）" "錯和（チョンボ）";
    "drawn-deal" [] "Deal without a winner (draw)" "Ничья" "荒牌（流局）" "流局";
    "penalty" ["mcr" "siamese" "sichuan"] "Penalty" "Штраф" "罚分" "罰点";
    "golden-rule" ["siamese"] "Golden rule" "Золотое правило" "黄金法则" "黄金律";
    "split" ["siamese"] "Split" "Деление" "分牌" "振り分け";
    "pinned-tile" ["siamese"] "Pinned tile" "Закреплённая плитка" "固定的牌" "固定した牌";
    "missing-suit" ["sichuan"] "Missing suit" "Отсутствующая масть" "定缺" "欠け色（定缺）";
    "flower-pig" ["sichuan"] "Flower pig" "Поросёнок" "花猪" "花猪";
    "wild-tile" ["nanchang"] "Wild tile" "Джокер" "百搭牌" "ワイルドカード";
    "jing" ["nanchang"] "Jing" "Цзин" "精" "精（チン）";
    "indicator" ["nanchang"] "Turned-up tile" "Индикатор" "翻出的精" "めくった牌";
    "primary-jing" ["nanchang"] "Primary jing" "Главный цзин" "正精" "正精";
    "secondary-jing" ["nanchang"] "Secondary jing" "Побочный цзин" "副精" "副精";
    "face-value" ["nanchang"] "Used as itself" "По номиналу" "精还原（当本牌）" "額面どおり";
    "chao-zhuang" ["nanchang"] "Four identical discards (chao zhuang)" "Четыре одинаковых сноса (чао чжуан)" "抄庄" "抄荘";
}
