// The vocabularies of the made-up world: common words of each language in front, invented ones of the same sound behind them.
import { createRandom, hashText, type Random } from '../../apps/api/db/demo/prng.ts';
import { zipf } from './zipf.ts';

export const benchLanguages = ['en', 'zh-cn', 'ar', 'de', 'jp', 'ru'] as const;
export type BenchLanguage = (typeof benchLanguages)[number];

interface Sounds {
  /** What people shop for; the first are the commonest. */
  readonly nouns: string;
  /** What descriptions are made of. */
  readonly common: string;
  readonly syllables: string;
  readonly space: string;
  readonly stop: string;
}

const sounds: Record<BenchLanguage, Sounds> = {
  en: {
    nouns:
      'lamp bottle jacket kettle headphones backpack keyboard blanket mug speaker charger scarf pillow notebook watch tent puzzle teapot sandals monitor brush towel knife basket mirror stool curtain wallet umbrella robot guitar vase helmet candle drone shelf grinder racket hammock tripod compass whisk easel trowel abacus',
    common:
      'the and with for of in to is a made your soft light every home day from by warm steel cotton wood small large easy clean strong fresh quiet bright cover inside two three colour gift travel kitchen garden water paper wash dry safe long life battery button handle',
    syllables:
      'ba ler mon tis ven dor sil par kel ran tho wic ner fal gos mer lin dra pol ces bur tam ove ash',
    space: ' ',
    stop: '. ',
  },
  'zh-cn': {
    nouns:
      '台灯 水杯 外套 电水壶 耳机 背包 键盘 毛毯 马克杯 音箱 充电器 围巾 枕头 笔记本 手表 帐篷 拼图 茶壶 凉鞋 显示器 刷子 毛巾 菜刀 篮子 镜子 凳子 窗帘 钱包 雨伞 机器人',
    common:
      '的 和 适合 使用 家庭 每天 柔软 轻便 温暖 不锈钢 纯棉 木质 小巧 大号 简单 清洁 结实 新鲜 安静 明亮 内层 颜色 礼物 旅行 厨房 花园 防水 纸张 清洗 安全 耐用 电池 按钮 手柄 设计',
    syllables: '山 水 风 云 光 明 安 宁 新 美 佳 优 雅 静 清 華 源 泰 博 海 星 月 石 林',
    space: '',
    stop: '。',
  },
  ar: {
    nouns:
      'مصباح زجاجة سترة غلاية سماعات حقيبة مفاتيح بطانية كوب مكبر شاحن وشاح وسادة دفتر ساعة خيمة أحجية إبريق صندل شاشة فرشاة منشفة سكين سلة مرآة',
    common:
      'في من مع كل يوم إلى على خفيف دافئ قطن خشب صغير كبير سهل نظيف قوي هادئ داخل لون هدية سفر مطبخ حديقة ماء ورق غسيل آمن طويل بطارية زر مقبض',
    syllables: 'با لر من تس ون در سل بر كل رن ثو وك نر فل جو مر لن دا بل سا بو تم',
    space: ' ',
    stop: '. ',
  },
  de: {
    nouns:
      'Lampe Flasche Jacke Wasserkocher Kopfhörer Rucksack Tastatur Decke Becher Lautsprecher Ladegerät Schal Kissen Notizbuch Uhr Zelt Puzzle Teekanne Sandalen Bildschirm Bürste Handtuch Messer Korb Spiegel Hocker Vorhang Geldbörse Regenschirm Roboter',
    common:
      'und mit für der die das in zu ist ein aus jeden Tag weich leicht warm Stahl Baumwolle Holz klein groß einfach sauber stark frisch leise hell innen Farbe Geschenk Reise Küche Garten Wasser Papier waschen trocken sicher lange Akku Knopf Griff',
    syllables: 'ber lan mon tis ven dorf sil par kel ran tor wick ner fal gos mer lin dra pol zes burg tam',
    space: ' ',
    stop: '. ',
  },
  jp: {
    nouns:
      'ランプ 水筒 ジャケット やかん ヘッドホン リュック キーボード 毛布 マグカップ スピーカー 充電器 マフラー 枕 手帳 腕時計 テント パズル 急須 サンダル モニター ブラシ タオル 包丁 かご 鏡',
    common:
      'の と は に を 毎日 家庭 柔らかい 軽い 暖かい ステンレス 綿 木製 小型 大型 簡単 清潔 丈夫 新鮮 静か 明るい 内側 色 贈り物 旅行 台所 庭 水 紙 洗える 安全 長持ち 電池 ボタン 取っ手',
    syllables: 'ア カ サ タ ナ ハ マ ラ リ ロ コ ソ ト ノ ミ モ ル レ ン キ シ チ',
    space: '',
    stop: '。',
  },
  ru: {
    nouns:
      'лампа бутылка куртка чайник наушники рюкзак клавиатура одеяло кружка колонка зарядка шарф подушка блокнот часы палатка пазл заварник сандалии монитор щётка полотенце нож корзина зеркало',
    common:
      'и с для в из на это каждый день мягкий лёгкий тёплый сталь хлопок дерево маленький большой простой чистый крепкий свежий тихий яркий внутри цвет подарок поездка кухня сад вода бумага стирка сухой надёжный долгий батарея кнопка ручка',
    syllables: 'ба лер мон тис вен дор сил пар кел ран то вик нер фал гос мер лин дра пол цес бур там',
    space: ' ',
    stop: '. ',
  },
};

const inventedWords = 4000;
/** Descriptions share sentences, as those of shops do; a word is in as many of them as Zipf's law has it. */
const sentencesEach = 3000;

export interface Vocabulary {
  /** A noun, the common ones more often. */
  noun(random: Random): string;
  /** The nouns from the commonest to the rarest. */
  readonly nouns: readonly string[];
  /** Any word, as often as Zipf's law has it. */
  word(random: Random): string;
  /** A text of at least `length` characters in sentences. */
  text(random: Random, length: number): string;
  /** A title around a noun. */
  title(random: Random, noun: string, mark: string): string;
}

function invent(language: BenchLanguage, syllables: readonly string[]): string[] {
  const random = createRandom(hashText(`words of ${language}`));
  const words = new Set<string>();
  while (words.size < inventedWords)
    words.add(Array.from({ length: random.int(2, 4) }, () => random.pick(syllables)).join(''));
  return [...words];
}

function vocabularyOf(language: BenchLanguage): Vocabulary {
  const { nouns: nounText, common, syllables, space, stop } = sounds[language];
  const nouns = nounText.split(' ');
  const words = [...common.split(' '), ...nouns, ...invent(language, syllables.split(' '))];
  const nounRank = zipf(nouns.length);
  const wordRank = zipf(words.length);
  const word = (random: Random) => words[wordRank(random)] as string;
  const writer = createRandom(hashText(`sentences of ${language}`));
  const sentences = Array.from(
    { length: sentencesEach },
    () => Array.from({ length: writer.int(5, 14) }, () => word(writer)).join(space) + stop,
  );
  return {
    nouns,
    noun: (random) => nouns[nounRank(random)] as string,
    word,
    text: (random, length) => {
      let text = '';
      while (text.length < length) text += random.pick(sentences);
      return text.trimEnd();
    },
    title: (random, noun, mark) => [word(random), noun, word(random), word(random), mark].join(space || ' '),
  };
}

export const vocabularies: Readonly<Record<BenchLanguage, Vocabulary>> = Object.fromEntries(
  benchLanguages.map((language) => [language, vocabularyOf(language)]),
) as Record<BenchLanguage, Vocabulary>;
