// How well the search finds: a table of queries and what must come first, in six languages, with typing mistakes; and what it promises about lists.
import { beforeAll, describe, expect, it } from 'vitest';
import { createCategories, openShop, product } from '../../testing/catalogue.ts';
import { withTestDatabase } from '../../testing/database.ts';
import { countSearch, flushSearches, searchNote, seedHotSearches } from './count-searches.ts';
import { listProducts } from './list-products.ts';
import type { NewProduct } from './product-write.sql.ts';
import { listHotSearches, suggestSearches } from './suggest-searches.ts';
import { insertProducts } from './write-product.ts';

const world = withTestDatabase();

const languages = ['en', 'zh-cn', 'jp', 'th', 'ar', 'de'] as const;
type Six = readonly [string, string, string, string, string, string];
const texts = (six: Six) =>
  Object.fromEntries(languages.map((language, i) => [language, six[i] ?? ''])) as { en: string } & Record<
    string,
    string
  >;
const lists = (six: Six) =>
  Object.fromEntries(languages.map((language, i) => [language, (six[i] ?? '').split(', ')]));

interface Thing {
  readonly id: string;
  readonly titles: Six;
  readonly keywords: Six;
  readonly category?: string;
  readonly brand?: string;
  readonly description?: string;
}
const things: readonly Thing[] = [
  {
    id: 'keyboard',
    category: 'computer.keyboards',
    brand: 'Kontor',
    titles: [
      'Kontor mechanical keyboard',
      'Kontor 机械键盘',
      'Kontor メカニカルキーボード',
      'คีย์บอร์ดแมคคานิคอล Kontor',
      'لوحة مفاتيح ميكانيكية Kontor',
      'Kontor mechanische Tastatur',
    ],
    keywords: [
      'keyboard, typing',
      '键盘, 游戏键盘',
      'キーボード, ゲーミングキーボード',
      'คีย์บอร์ด, แป้นพิมพ์',
      'كيبورد, لوحة مفاتيح',
      'Tastatur, Keyboard',
    ],
  },
  {
    id: 'mouse',
    titles: ['Wireless mouse', '无线鼠标', 'ワイヤレスマウス', 'เมาส์ไร้สาย', 'فأرة لاسلكية', 'Kabellose Maus'],
    keywords: [
      'mouse, computer mouse',
      '鼠标, 蓝牙鼠标',
      'マウス, 無線マウス',
      'เมาส์, เม้าส์บลูทูธ',
      'ماوس, فأرة كمبيوتر',
      'Maus, Funkmaus',
    ],
  },
  {
    id: 'headphones',
    category: 'electrical',
    titles: [
      'Over-ear headphones with noise cancelling',
      '头戴式降噪耳机',
      'ノイズキャンセリングヘッドホン',
      'หูฟังครอบหูตัดเสียงรบกวน',
      'سماعات رأس عازلة للضوضاء',
      'Kopfhörer mit Geräuschunterdrückung',
    ],
    keywords: [
      'headphones, headset',
      '耳机, 蓝牙耳机',
      'ヘッドホン, イヤホン',
      'หูฟัง, หูฟังไร้สาย',
      'سماعة, سماعات بلوتوث',
      'Kopfhörer, Bluetooth-Kopfhörer',
    ],
  },
  {
    id: 'kettle',
    category: 'electrical',
    titles: [
      'Electric kettle 1.7 l',
      '电热水壶 1.7升',
      '電気ケトル 1.7L',
      'กาต้มน้ำไฟฟ้า 1.7 ลิตร',
      'غلاية كهربائية 1.7 لتر',
      'Wasserkocher 1,7 l',
    ],
    keywords: [
      'kettle, tea kettle',
      '水壶, 烧水壶',
      'ケトル, 湯沸かし',
      'กาน้ำร้อน, กาต้มน้ำ',
      'غلاية ماء, إبريق كهربائي',
      'Wasserkocher, Teekessel',
    ],
  },
  {
    id: 'lamp',
    category: 'family',
    titles: [
      'Desk lamp with dimmer',
      '可调光台灯',
      '調光デスクライト',
      'โคมไฟตั้งโต๊ะปรับแสงได้',
      'مصباح مكتب قابل للتعتيم',
      'Schreibtischlampe, dimmbar',
    ],
    keywords: [
      'lamp, light',
      '台灯, 灯',
      'デスクライト, ランプ',
      'โคมไฟ, ไฟอ่านหนังสือ',
      'مصباح, إضاءة',
      'Lampe, Leuchte',
    ],
  },
  {
    id: 'mug',
    category: 'family',
    titles: [
      'Coffee mug, stoneware',
      '咖啡杯',
      'コーヒーマグカップ',
      'แก้วกาแฟเซรามิก',
      'كوب قهوة خزفي',
      'Kaffeebecher aus Steinzeug',
    ],
    keywords: [
      'mug, cup',
      '杯子, 马克杯',
      'マグカップ, カップ',
      'แก้วมัค, แก้วกาแฟ',
      'كوب, فنجان',
      'Becher, Tasse',
    ],
    description: 'Goes well with a wireless mouse and a long morning.',
  },
  {
    id: 'stand',
    titles: [
      'Laptop stand',
      '笔记本电脑支架',
      'ノートパソコンスタンド',
      'ขาตั้งโน้ตบุ๊ก',
      'حامل لابتوب',
      'Laptopständer',
    ],
    keywords: [
      'stand, riser',
      '支架, 散热支架',
      'スタンド, PCスタンド',
      'ขาตั้ง, แท่นวาง',
      'حامل, قاعدة',
      'Ständer, Halterung',
    ],
  },
  {
    id: 'laptop',
    titles: [
      'Slate 14 laptop',
      'Slate 14 笔记本电脑',
      'Slate 14 ノートパソコン',
      'โน้ตบุ๊ก Slate 14',
      'لابتوب Slate 14',
      'Laptop Slate 14',
    ],
    keywords: [
      'laptop, notebook',
      '笔记本电脑, 手提电脑',
      'ノートパソコン, ノートPC',
      'โน้ตบุ๊ก, แล็ปท็อป',
      'لابتوب, حاسوب محمول',
      'Laptop, Notebook',
    ],
  },
  {
    id: 'dress',
    category: 'womens',
    titles: [
      "Women's summer dress",
      '女士夏季连衣裙',
      'レディース夏ワンピース',
      'เดรสฤดูร้อนผู้หญิง',
      'فستان صيفي نسائي',
      'Sommerkleid für Damen',
    ],
    keywords: [
      'dress, dresses',
      '连衣裙, 裙子',
      'ワンピース, ドレス',
      'เดรส, ชุดกระโปรง',
      'فستان, فساتين',
      'Kleid, Sommerkleid',
    ],
  },
  {
    id: 'tshirt',
    category: 'mens',
    titles: [
      'T-shirt, organic cotton',
      '有机棉T恤',
      'オーガニックコットンTシャツ',
      'เสื้อยืดผ้าฝ้ายออร์แกนิก',
      'تي شيرت من القطن العضوي',
      'T-Shirt aus Bio-Baumwolle',
    ],
    keywords: ['t-shirt, tee', 'T恤, 短袖', 'Tシャツ, 半袖', 'เสื้อยืด, เสื้อ', 'تيشيرت, قميص', 'T-Shirt, Hemd'],
  },
  {
    id: 'hub',
    titles: [
      'USB-C hub, 7 ports',
      'USB-C 扩展坞 7口',
      'USB-Cハブ 7ポート',
      'ฮับ USB-C 7 พอร์ต',
      'موزع USB-C بسبعة منافذ',
      'USB-C-Hub mit 7 Anschlüssen',
    ],
    keywords: [
      'usb hub, docking station',
      '扩展坞, 集线器',
      'ハブ, ドッキングステーション',
      'ฮับ, ตัวแปลง',
      'موزع, محول',
      'USB-Hub, Dockingstation',
    ],
  },
];

const newProduct = (shopId: bigint, thing: Thing): NewProduct =>
  product(shopId, '', {
    slug: thing.id,
    titles: texts(thing.titles),
    keywords: lists(thing.keywords),
    categoryId: thing.category ?? 'computer',
    brand: thing.brand ?? '',
    descriptions: { en: thing.description ?? '' },
  });

beforeAll(async () => {
  const shopId = await openShop(world.db);
  await world.db.transaction(async (tx) => {
    await createCategories(tx);
    await insertProducts(
      tx,
      things.map((thing) => newProduct(shopId, thing)),
    );
  });
});

const search = (q: string, locale = 'en') =>
  listProducts(world.db, locale, { q, sort: 'comprehensive', limit: 20 });
async function slugsFor(q: string, locale?: string): Promise<string[]> {
  const { list } = await search(q, locale);
  const rows = await world.db.many<{ id: bigint; slug: string }>('t.slugs', 'select id, slug from products');
  return list.map((card) => rows.find((row) => String(row.id) === card.id)?.slug ?? '');
}

/** [language, query, what comes first] */
const table: readonly (readonly [string, string, string])[] = [
  ['en', 'keyboard', 'keyboard'],
  ['en', 'keyboards', 'keyboard'],
  ['en', 'MECHANICAL keyboard', 'keyboard'],
  ['en', 'keyb', 'keyboard'],
  ['en', 'kontor', 'keyboard'],
  ['en', 'wireless mice', 'mouse'],
  ['en', 'mouse wireless', 'mouse'],
  ['en', 'laptop', 'laptop'],
  ['en', 'laptop stand', 'stand'],
  ['en', 'dresses', 'dress'],
  ['en', 'womens dress', 'dress'],
  ['en', 'tshirt', 'tshirt'],
  ['en', 't shirt', 'tshirt'],
  ['en', 'usb c hub', 'hub'],
  ['en', 'usbc', 'hub'],
  ['en', 'a lamp for the desk', 'lamp'],
  ['en', 'coffee cup', 'mug'],
  ['en', 'kettle 1.7 l', 'kettle'],
  ['zh-cn', '机械键盘', 'keyboard'],
  ['zh-cn', '键盘', 'keyboard'],
  ['zh-cn', '鼠标', 'mouse'],
  ['zh-cn', '蓝牙耳机', 'headphones'],
  ['zh-cn', '降噪耳机', 'headphones'],
  ['zh-cn', '灯', 'lamp'],
  ['zh-cn', '无线 鼠标', 'mouse'],
  ['zh-cn', '笔记本电脑', 'laptop'],
  ['jp', 'キーボード', 'keyboard'],
  ['jp', 'ヘッドホン', 'headphones'],
  ['jp', 'へっどほん', 'headphones'],
  ['jp', 'ワイヤレスマウス', 'mouse'],
  ['jp', '電気ケトル', 'kettle'],
  ['jp', 'ノートパソコン', 'laptop'],
  ['jp', 'ｷｰﾎﾞｰﾄﾞ', 'keyboard'],
  ['th', 'คีย์บอร์ด', 'keyboard'],
  ['th', 'หูฟัง', 'headphones'],
  ['th', 'เมาส์ไร้สาย', 'mouse'],
  ['th', 'กาต้มน้ำ', 'kettle'],
  ['th', 'โคมไฟ', 'lamp'],
  ['th', 'เดรสผู้หญิง', 'dress'],
  ['ar', 'لوحة مفاتيح', 'keyboard'],
  ['ar', 'سماعة', 'headphones'],
  ['ar', 'السماعات', 'headphones'],
  ['ar', 'غلاية كهربائيّة', 'kettle'],
  ['ar', 'المصباح', 'lamp'],
  ['ar', 'إبريق', 'kettle'],
  ['ar', 'ابريق', 'kettle'],
  ['de', 'Tastatur', 'keyboard'],
  ['de', 'Tastaturen', 'keyboard'],
  ['de', 'Kopfhörer', 'headphones'],
  ['de', 'Kopfhoerer', 'headphones'],
  ['de', 'kopfhorer', 'headphones'],
  ['de', 'Kleider', 'dress'],
  ['de', 'Wasserkocher', 'kettle'],
  ['de', 'Ständer', 'stand'],
  // In any language, whatever the interface speaks.
  ['en', '水壶', 'kettle'],
  ['ar', 'kettle', 'kettle'],
  ['de', 'マウス', 'mouse'],
  ['jp', 'Wasserkocher', 'kettle'],
];
/** [language, mistyped query, what comes first] */
const mistyped: readonly (readonly [string, string, string])[] = [
  ['en', 'keybaord', 'keyboard'],
  ['en', 'mecanical keyboard', 'keyboard'],
  ['en', 'hedphones', 'headphones'],
  ['en', 'wireles mose', 'mouse'],
  ['en', 'kettel', 'kettle'],
  ['zh-cn', '机戒键盘', 'keyboard'],
  ['zh-cn', '蓝牙耳几', 'headphones'],
  ['jp', 'キーホード', 'keyboard'],
  ['jp', 'ヘットホン', 'headphones'],
  ['th', 'คีบอร์ด', 'keyboard'],
  ['th', 'หูฟงไร้สาย', 'headphones'],
  ['ar', 'غلايه كهربايية', 'kettle'],
  ['ar', 'لابتوي', 'laptop'],
  ['de', 'Kopfhöhrer', 'headphones'],
  ['de', 'Wasserkoher', 'kettle'],
  ['de', 'Tastatuur', 'keyboard'],
];

describe('what is looked for comes first', () => {
  it.each(table)('%s: %s → %s', async (locale, q, first) => {
    const found = await slugsFor(q, locale);
    expect(found[0]).toBe(first);
    expect((await search(q, locale)).correctedQuery).toBeNull();
  });
});

describe('a typing mistake is put right', () => {
  it.each(mistyped)('%s: %s → %s', async (locale, q, first) => {
    expect((await slugsFor(q, locale))[0]).toBe(first);
  });
  it('says what it looked for instead', async () => {
    expect((await search('mecanical keybaord')).correctedQuery).toBe('mechanical keyboard');
    expect((await search('keyboard')).correctedQuery).toBeNull();
  });
  it('finds nothing rather than anything for words that nobody has', async () => {
    for (const q of ['zzzzqqqq', 'xylophonist', '龘龘龘'])
      expect(await search(q)).toMatchObject({ list: [], total: 0, correctedQuery: null });
  });
});

describe('relevance', () => {
  it('puts title before description, and leaves a word out only when nothing has them all', async () => {
    expect(await slugsFor('wireless mouse')).toEqual(['mouse', 'mug']);
    expect((await slugsFor('ceramic wireless mouse'))[0]).toBe('mouse');
  });
  it('takes anything that is typed', async () => {
    for (const q of [
      "'; drop table products; --",
      "\\' | & ! ( ) :* <->",
      '%_%',
      'a',
      '\u{1f600}',
      '👩‍👩‍👧 ketle',
      'k'.repeat(100),
      '"',
      "o'",
      'ุุุุ',
      'ـــ',
      '！？',
      ' ',
    ]) {
      await expect(search(q)).resolves.toMatchObject({ totalIsBound: false });
    }
  });
  it('lists everything for a query without a word', async () => {
    expect((await search('!!!')).total).toBe(things.length);
  });
});

describe('suggestions', () => {
  it('complete a prefix in the reader’s language', async () => {
    expect((await suggestSearches(world.db, 'en', 'key')).list).toEqual(
      expect.arrayContaining(['keyboard', 'Kontor mechanical keyboard']),
    );
    expect((await suggestSearches(world.db, 'zh-cn', '键')).list).toContain('键盘');
    expect((await suggestSearches(world.db, 'th', 'หู')).list[0]).toMatch(/^หูฟัง/);
    expect((await suggestSearches(world.db, 'de', 'wass')).list[0]).toBe('Wasserkocher');
  });
  it('forgive a mistake, and offer other languages and titles where there is nothing better', async () => {
    expect((await suggestSearches(world.db, 'en', 'hedphon')).list).toContain('headphones');
    expect((await suggestSearches(world.db, 'fr', 'kettl')).list).toContain('kettle');
    expect((await suggestSearches(world.db, 'en', 'slate')).list).toContain('Slate 14 laptop');
    expect((await suggestSearches(world.db, 'en', '...')).list).toEqual([]);
  });
});

describe('hot searches', () => {
  it('show the seeds, then what is really searched; words that are not ours never appear', async () => {
    await world.db.transaction((tx) => seedHotSearches(tx, 'en', ['kettle', 'desk lamp']));
    expect(await listHotSearches(world.db, 'en')).toEqual({ list: ['kettle', 'desk lamp'] });
    expect(await listHotSearches(world.db, 'ar')).toEqual({ list: ['kettle', 'desk lamp'] });
    const keyboard = searchNote('en', 'Keyboard');
    for (let i = 0; i < 5; i += 1) countSearch(keyboard);
    for (let i = 0; i < 50; i += 1) countSearch(searchNote('en', 'buy pills at example dot com'));
    await flushSearches(world.db);
    expect(await listHotSearches(world.db, 'en')).toEqual({ list: ['keyboard', 'kettle', 'desk lamp'] });
    expect(await flushSearches(world.db)).toBe(0);
  });
  it('fade: an old favourite gives way', async () => {
    world.clock.advance(60 * 86_400_000);
    countSearch(searchNote('en', 'mouse'));
    await flushSearches(world.db);
    expect((await listHotSearches(world.db, 'en')).list[0]).toBe('mouse');
  });
});
