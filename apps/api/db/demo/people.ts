// The people of the demo world: shoppers with their addresses, one owner per shop, three operators.
import { shops } from './shops.ts';

/** What everybody signs in with, and what every shopper pays with. */
export const demoPassword = 'meridian-demo';
export const demoPayCode = '246810';

export interface DemoAddress {
  readonly tag: 'home' | 'work';
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** administrative divisions from large to small */
  readonly area: readonly string[];
  readonly detail: string;
  readonly postcode: string;
}

export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  /** E.164 */
  readonly mobile: string;
  /** one of the platform's 34 language codes */
  readonly locale: string;
  readonly addresses: readonly DemoAddress[];
}

export interface DemoOwner {
  readonly shopSlug: string;
  readonly name: string;
  readonly email: string;
}

export interface DemoOperator {
  readonly name: string;
  readonly email: string;
  readonly role: 'admin' | 'finance' | 'support';
}

function at(
  tag: DemoAddress['tag'],
  country: string,
  area: readonly string[],
  detail: string,
  postcode: string,
): DemoAddress {
  return { tag, country, area, detail, postcode };
}

function person(
  login: string,
  name: string,
  mobile: string,
  locale: string,
  ...addresses: readonly DemoAddress[]
): DemoPerson {
  return { name, email: `${login}@example.com`, mobile, locale, addresses };
}

/** The first three are the demo accounts people log in with. */
export const shoppers: readonly DemoPerson[] = [
  person(
    'ana',
    'Ana Carvalho',
    '+351912345601',
    'en',
    at('home', 'PT', ['Porto'], 'Rua de Miguel Bombarda 214, 2.º Esq.', '4050-381'),
    at('work', 'PT', ['Porto'], 'Rua de Santos Pousada 57', '4000-487'),
  ),
  person(
    'lin',
    '林晓雯',
    '+8613812345602',
    'zh-cn',
    at('home', 'CN', ['Shanghai', '上海市', '徐汇区'], '武康路128弄6号302室', '200031'),
    at('work', 'CN', ['Shanghai', '上海市', '静安区'], '南京西路1266号18楼', '200040'),
  ),
  person(
    'omar',
    'عمر المنصوري',
    '+971501234603',
    'ar',
    at('home', 'AE', ['Dubai', 'الخليج التجاري'], 'برج النخيل، شقة 1804، شارع مراسي', '00000'),
    at('work', 'AE', ['Dubai', 'مركز دبي المالي'], 'مبنى البوابة 3، الطابق 5', '00000'),
  ),
  person(
    'sofia',
    'Sofía Herrera',
    '+34612345604',
    'es',
    at('home', 'ES', ['Valencia', 'Ruzafa'], 'Calle de Cádiz 41, 3.º B', '46006'),
  ),
  person(
    'jonas',
    'Jonas Brandt',
    '+4915123456705',
    'de',
    at('home', 'DE', ['Berlin', 'Neukölln'], 'Weserstraße 88, Hinterhaus', '12045'),
    at('work', 'DE', ['Berlin', 'Mitte'], 'Torstraße 140', '10119'),
  ),
  person(
    'haruka',
    '佐藤 遥',
    '+819012345606',
    'jp',
    at('home', 'JP', ['Tokyo', '世田谷区'], '2丁目14-7 コーポ欅 203', '155-0031'),
  ),
  person(
    'minjun',
    '김민준',
    '+821012345607',
    'kr',
    at('home', 'KR', ['Seoul', '마포구'], '와우산로 29길 14, 402호', '04053'),
  ),
  person(
    'ploy',
    'พลอย ศรีสุวรรณ',
    '+66812345608',
    'th',
    at('home', 'TH', ['Bangkok', 'วัฒนา', 'คลองตันเหนือ'], '88/12 ซอยสุขุมวิท 49', '10110'),
  ),
  person(
    'claire',
    'Claire Moreau',
    '+33612345609',
    'fr',
    at('home', 'FR', ['Lyon'], '17 rue des Tables Claudiennes', '69001'),
  ),
  person(
    'luca',
    'Luca Ferri',
    '+393471234510',
    'it',
    at('home', 'IT', ['Bologna', 'Bologna'], 'Via del Pratello 63, interno 4', '40122'),
  ),
  person(
    'emma',
    'Emma Whitfield',
    '+447400123411',
    'en',
    at('home', 'GB', ['Bristol'], '9 Picton Street, Montpelier', 'BS6 5QA'),
  ),
  person(
    'daniel',
    'Daniel Ortiz',
    '+15035551412',
    'en',
    at('home', 'US', ['Oregon', 'Portland'], '2731 SE Clinton St, Apt 5', '97202'),
    at('work', 'US', ['Oregon', 'Portland'], '115 NW 1st Ave, Suite 300', '97209'),
  ),
  person(
    'grace',
    'Grace Okafor',
    '+2348031234513',
    'en',
    at('home', 'NG', ['Lagos', 'Ikeja'], '24 Allen Avenue', '100281'),
  ),
  person(
    'priya',
    'Priya Raghavan',
    '+919812345614',
    'hi',
    at('home', 'IN', ['Karnataka', 'Bengaluru'], '42, 12th Main Road, Indiranagar', '560038'),
  ),
  person(
    'mehmet',
    'Mehmet Aydın',
    '+905321234515',
    'tr',
    at('home', 'TR', ['İstanbul', 'Kadıköy'], 'Bademaltı Sokak No: 8 Daire: 3', '34710'),
  ),
  person(
    'putri',
    'Putri Lestari',
    '+6281234567816',
    'id',
    at('home', 'ID', ['Jawa Barat', 'Bandung', 'Coblong'], 'Jl. Dago Asri No. 17', '40135'),
  ),
  person(
    'linh',
    'Nguyễn Thuỳ Linh',
    '+84912345617',
    'vi',
    at('home', 'VN', ['Hồ Chí Minh', 'Quận 3'], '56/4 Võ Văn Tần, Phường 6', '700000'),
  ),
  person(
    'aisyah',
    'Nur Aisyah binti Rahman',
    '+60123456718',
    'ms',
    at('home', 'MY', ['Selangor', 'Petaling Jaya'], '23, Jalan SS 2/64', '47300'),
  ),
  person(
    'kaiyan',
    '陳嘉欣',
    '+85291234519',
    'zh-hk',
    at('home', 'HK', ['Kowloon', '深水埗區'], '大南街198號5樓B室', ''),
  ),
  person(
    'marta',
    'Marta Zielińska',
    '+48501234520',
    'pl',
    at('home', 'PL', ['Warszawa'], 'ul. Francuska 31 m. 7', '03-905'),
  ),
  person(
    'sanne',
    'Sanne de Vries',
    '+31612345621',
    'nl',
    at('home', 'NL', ['Utrecht'], 'Oudegracht 219-B', '3511 NH'),
  ),
  person(
    'dmitri',
    'Дмитрий Лебедев',
    '+77012345622',
    'ru',
    at('home', 'KZ', ['Алматы', 'Медеуский район'], 'ул. Кабанбай батыра 85, кв. 14', '050010'),
  ),
  person(
    'ioana',
    'Ioana Munteanu',
    '+40721234523',
    'ro',
    at('home', 'RO', ['Cluj', 'Cluj-Napoca'], 'Strada Memorandumului 12, ap. 6', '400114'),
  ),
  person('tomas', 'Tomáš Kučera', '+420601234524', 'cr', at('home', 'CZ', ['Brno'], 'Údolní 44', '602 00')),
  person(
    'rafael',
    'Rafael Monteiro',
    '+5511912345625',
    'pt',
    at('home', 'BR', ['São Paulo', 'São Paulo', 'Pinheiros'], 'Rua dos Pinheiros 870, apto 62', '05422-001'),
  ),
  person(
    'elin',
    'Elin Sandberg',
    '+46701234526',
    'sv',
    at('home', 'SE', ['Göteborg'], 'Linnégatan 52, lgh 1203', '413 08'),
  ),
  person(
    'bence',
    'Kovács Bence',
    '+36201234527',
    'hu',
    at('home', 'HU', ['Budapest'], 'Dob utca 35, 2. em. 8.', '1074'),
  ),
  person(
    'mila',
    'Мила Георгиева',
    '+359881234528',
    'bgr',
    at('home', 'BG', ['София'], 'ул. Крива река 21, ап. 9', '1421'),
  ),
  person(
    'aino',
    'Aino Lehtonen',
    '+358401234529',
    'fl',
    at('home', 'FI', ['Helsinki'], 'Fleminginkatu 16 A 12', '00530'),
  ),
  person(
    'freja',
    'Freja Nygaard',
    '+4520123430',
    'dk',
    at('home', 'DK', ['København'], 'Jægersborggade 27, 3. tv.', '2200'),
  ),
  person(
    'eleni',
    'Ελένη Παπαδάκη',
    '+306912345631',
    'gr',
    at('home', 'GR', ['Αθήνα'], 'Καλλιδρομίου 48', '114 73'),
  ),
  person(
    'beat',
    'Beat Zürcher',
    '+41791234532',
    'ch',
    at('home', 'CH', ['Bern'], 'Gerechtigkeitsgasse 36', '3011'),
  ),
  person(
    'magdalena',
    'Magdalena Huber',
    '+436641234533',
    'at',
    at('home', 'AT', ['Graz'], 'Mariahilferstraße 19/5', '8020'),
  ),
  person(
    'bilal',
    'بلال احمد',
    '+923001234534',
    'pk',
    at('home', 'PK', ['Punjab', 'لاہور'], 'مکان 27، گلی 4، گلبرگ 3', '54660'),
  ),
  person(
    'layla',
    'ليلى الحربي',
    '+966501234535',
    'ar',
    at('home', 'SA', ['Riyadh', 'الرياض', 'حي الملقا'], 'شارع أنس بن مالك 3412', '13521'),
  ),
  person(
    'youssef',
    'يوسف عبد الله',
    '+201001234536',
    'ar',
    at('home', 'EG', ['Cairo', 'المعادي'], '15 شارع 9، الدور الثالث', '11728'),
  ),
  person(
    'weiting',
    '黃瑋婷',
    '+886912345637',
    'zh-hk',
    at('home', 'TW', ['Taipei City', '大安區'], '永康街31巷12號3樓', '106'),
  ),
  person(
    'haoran',
    '周浩然',
    '+8613912345638',
    'zh-cn',
    at('home', 'CN', ['Guangdong', '深圳市', '南山区'], '海德三道168号5栋1203', '518054'),
  ),
  person(
    'olivia',
    'Olivia Tran',
    '+61412345639',
    'en',
    at('home', 'AU', ['Victoria', 'Melbourne'], '3/48 Gertrude Street, Fitzroy', '3065'),
  ),
  person(
    'noah',
    'Noah Bouchard',
    '+15142345640',
    'fr',
    at('home', 'CA', ['Québec', 'Montréal'], '4521 rue Saint-Denis, app. 3', 'H2J 2L4'),
  ),
  person(
    'ines',
    'Inés Valdés',
    '+525512345641',
    'es',
    at(
      'home',
      'MX',
      ['Ciudad de México', 'Ciudad de México', 'Cuauhtémoc'],
      'Calle Orizaba 112, int. 4, Roma Norte',
      '06700',
    ),
  ),
  person(
    'kenji',
    '田中 健二',
    '+818012345642',
    'jp',
    at('home', 'JP', ['Osaka', '大阪市北区'], '1丁目8-3', '530-0015'),
  ),
];

const OWNER_NAMES: Readonly<Record<string, string>> = {
  'taipei-audio': 'Chen Yu-Hsuan',
  'oat-and-mint': 'Teresa Almeida',
  kieferwerk: 'Matthias Rombach',
  'hoshi-kobo': 'Nakagawa Shiori',
  'hanbit-lab': 'Park Ji-woo',
  'bottega-lume': 'Giulia Bandini',
  fjallro: 'Oskar Lindahl',
  'baan-lamun': 'Kanya Inthanon',
  'cedar-harbor': 'Walter Pruitt',
  'indigo-veranda': 'Meera Shekhawat',
  'ege-loom': 'Deniz Karaca',
  cloudpeak: 'Shen Jialing',
};

export const owners: readonly DemoOwner[] = shops.map((shop) => ({
  shopSlug: shop.slug,
  name: OWNER_NAMES[shop.slug] ?? shop.name,
  email: `owner@${shop.slug}.example`,
}));

export const operators: readonly DemoOperator[] = [
  { name: 'Ingrid Solheim', email: 'admin@meridian.example', role: 'admin' },
  { name: 'Helena Strand', email: 'finance@meridian.example', role: 'finance' },
  { name: 'Tariq Nasser', email: 'support@meridian.example', role: 'support' },
];
