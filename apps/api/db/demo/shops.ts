// The twelve shops: who they are, where they send from and what sending costs.
import { localised } from './localise.ts';
import type { CategoryId, DemoShop, FreightRule, Region, ShopKey, SixTexts } from './types.ts';

type Days = Readonly<Record<Region, { readonly min: number; readonly max: number }>>;

function days(...spans: readonly [number, number][]): Days {
  const at = (index: number) => {
    const [min, max] = spans[index] ?? [10, 20];
    return { min, max };
  };
  return {
    'east-asia': at(0),
    'south-east-asia': at(1),
    'south-asia': at(2),
    'middle-east': at(3),
    europe: at(4),
    'north-america': at(5),
    other: at(6),
  };
}

const FROM_EAST_ASIA = days([2, 5], [4, 8], [6, 11], [7, 13], [7, 14], [7, 13], [9, 20]);
const FROM_SOUTH_EAST_ASIA = days([4, 8], [2, 5], [5, 10], [6, 12], [8, 15], [8, 16], [10, 21]);
const FROM_SOUTH_ASIA = days([6, 11], [5, 10], [2, 6], [4, 9], [7, 14], [8, 16], [10, 20]);
const FROM_TURKIYE = days([8, 14], [8, 14], [7, 12], [3, 7], [4, 8], [8, 14], [9, 18]);
const FROM_EUROPE = days([7, 13], [8, 15], [8, 14], [6, 11], [2, 6], [6, 11], [8, 18]);
const FROM_NORTH_AMERICA = days([7, 13], [9, 16], [9, 17], [9, 15], [6, 11], [2, 6], [8, 18]);

interface ShopSource {
  readonly name: string;
  readonly monogram: string;
  readonly country: string;
  readonly city: string;
  readonly opened: string;
  readonly categories: readonly CategoryId[];
  readonly tagline: SixTexts;
  readonly description: SixTexts;
  readonly freight: readonly [baseCents: number, perExtraItemCents: number, freeAboveCents: number];
  readonly to: Readonly<Record<string, Partial<FreightRule>>>;
  readonly deliveryDays: Days;
}

function shop(key: ShopKey, slug: string, source: ShopSource): DemoShop {
  const [baseCents, perExtraItemCents, freeAboveCents] = source.freight;
  return {
    ...source,
    key,
    slug,
    tagline: localised(...source.tagline),
    description: localised(...source.description),
    freight: { baseCents, perExtraItemCents, freeAboveCents, to: source.to },
  };
}

export const shops: readonly DemoShop[] = [
  shop('ta', 'taipei-audio', {
    name: 'Taipei Audio',
    monogram: 'TA',
    country: 'TW',
    city: 'Taipei',
    opened: '2019-03-14',
    categories: ['electrical', 'phone', 'computer'],
    tagline: [
      'Sound you can live with',
      '听得久，也听得舒服',
      '毎日に、ちょうどいい音',
      'เสียงที่อยู่ด้วยได้ทุกวัน',
      'صوت يرافق يومك',
      'Klang für jeden Tag',
    ],
    description: [
      'A small team in Taipei that tunes headphones, speakers and radios for everyday rooms. Everything is tested by ear before it ships.',
      '台北的小团队，为日常空间调校耳机、音箱与收音机，每台出货前都经人耳试听。',
      '台北の小さなチームが、暮らしの部屋に合うヘッドホンやスピーカーを調整し、一台ずつ耳で確かめて出荷します。',
      'ทีมเล็ก ๆ ในไทเปที่ปรับจูนหูฟังและลำโพงสำหรับห้องในชีวิตจริง ทุกชิ้นผ่านการฟังทดสอบก่อนส่ง',
      'فريق صغير في تايبيه يضبط السماعات والراديو لغرف الحياة اليومية، ويُختبر كل جهاز بالأذن قبل شحنه.',
      'Ein kleines Team in Taipeh stimmt Kopfhörer, Lautsprecher und Radios auf echte Wohnräume ab. Jedes Gerät wird vor dem Versand gehört.',
    ],
    freight: [690, 150, 12000],
    to: { TW: { baseCents: 190, freeAboveCents: 4000 }, HK: { baseCents: 390 }, JP: { baseCents: 490 } },
    deliveryDays: FROM_EAST_ASIA,
  }),
  shop('om', 'oat-and-mint', {
    name: 'Oat & Mint',
    monogram: 'OM',
    country: 'PT',
    city: 'Porto',
    opened: '2018-05-02',
    categories: ['family', 'health', 'food', 'womens', 'toys'],
    tagline: [
      'Plain good things for home',
      '给家里的朴素好物',
      '家のための、素朴でよいもの',
      'ของดีเรียบง่ายสำหรับบ้าน',
      'أشياء طيبة وبسيطة للبيت',
      'Schlichtes, Gutes für zu Hause',
    ],
    description: [
      'Stoneware, soap and pantry goods from small makers in northern Portugal. We visit each of them twice a year.',
      '来自葡萄牙北部小作坊的陶器、香皂与食材，每年我们都会拜访两次。',
      'ポルトガル北部の小さな作り手による器、石けん、食品。年に二度、すべての工房を訪ねています。',
      'เครื่องปั้น สบู่ และของกินจากผู้ผลิตรายเล็กทางเหนือของโปรตุเกส เราไปเยี่ยมทุกแห่งปีละสองครั้ง',
      'خزف وصابون ومؤن من صنّاع صغار في شمال البرتغال، نزور كلًا منهم مرتين في السنة.',
      'Steinzeug, Seife und Vorräte von kleinen Betrieben im Norden Portugals, die wir zweimal im Jahr besuchen.',
    ],
    freight: [590, 120, 7000],
    to: { PT: { baseCents: 250, freeAboveCents: 3500 }, ES: { baseCents: 350 }, US: { baseCents: 1190 } },
    deliveryDays: FROM_EUROPE,
  }),
  shop('kw', 'kieferwerk', {
    name: 'Kieferwerk',
    monogram: 'KW',
    country: 'DE',
    city: 'Freiburg',
    opened: '2016-09-20',
    categories: ['family', 'electrical', 'computer', 'toys', 'food', 'health', 'mens', 'phone'],
    tagline: [
      'Made to be repaired',
      '为可维修而造',
      '直して使えるものづくり',
      'สร้างมาให้ซ่อมได้',
      'صُنع ليُصلح لا ليُرمى',
      'Gemacht, um repariert zu werden',
    ],
    description: [
      'Wood, steel and honest appliances from the edge of the Black Forest. Spare parts are kept for ten years.',
      '来自黑森林边的木作、钢具与耐用电器，备件保留十年。',
      '黒い森のふもとから、木と鉄の道具と長く使える家電を。部品は10年間保管します。',
      'งานไม้ เหล็ก และเครื่องใช้ที่ใช้ได้นานจากชายป่าดำ มีอะไหล่ให้สิบปี',
      'خشب وفولاذ وأجهزة متينة من أطراف الغابة السوداء، وقطع الغيار متوفرة عشر سنوات.',
      'Holz, Stahl und ehrliche Geräte vom Rand des Schwarzwalds. Ersatzteile halten wir zehn Jahre vor.',
    ],
    freight: [590, 190, 9000],
    to: {
      DE: { baseCents: 390, freeAboveCents: 4900 },
      AT: { baseCents: 490 },
      CH: { baseCents: 990 },
      US: { baseCents: 1490 },
    },
    deliveryDays: FROM_EUROPE,
  }),
  shop('hk', 'hoshi-kobo', {
    name: 'Hoshi Kobo',
    monogram: 'HK',
    country: 'JP',
    city: 'Kyoto',
    opened: '2017-11-03',
    categories: ['family', 'toys', 'food', 'electrical', 'womens', 'outdoors', 'mens', 'health', 'phone'],
    tagline: [
      'Quiet work from Kyoto',
      '来自京都的安静手作',
      '京都の静かな手仕事',
      'งานฝีมือเงียบ ๆ จากเกียวโต',
      'عمل هادئ من كيوتو',
      'Stille Handarbeit aus Kyoto',
    ],
    description: [
      'A workshop and a handful of neighbours: potters, turners, tea growers. Small numbers, long waiting lists, careful packing.',
      '一间工坊和几位邻居：陶匠、木匠、茶农。数量不多，包装用心。',
      '工房と近所の職人たち。陶芸家、木地師、茶農家の品を、少しずつ丁寧に包んでお届けします。',
      'เวิร์กช็อปกับเพื่อนบ้านช่างปั้น ช่างกลึงไม้ และคนปลูกชา ทำทีละน้อย ห่ออย่างตั้งใจ',
      'ورشة وجيرانها من الخزافين والخراطين ومزارعي الشاي: كميات صغيرة وتغليف متأنٍ.',
      'Eine Werkstatt und ihre Nachbarn: Töpfer, Drechsler, Teebauern. Kleine Mengen, sorgfältig verpackt.',
    ],
    freight: [890, 200, 15000],
    to: { JP: { baseCents: 290, freeAboveCents: 6000 }, TW: { baseCents: 590 }, KR: { baseCents: 590 } },
    deliveryDays: FROM_EAST_ASIA,
  }),
  shop('hl', 'hanbit-lab', {
    name: 'Hanbit Lab',
    monogram: 'HL',
    country: 'KR',
    city: 'Seoul',
    opened: '2020-02-11',
    categories: ['phone', 'computer', 'health', 'electrical', 'womens', 'family', 'food'],
    tagline: [
      'Clear screens, calm skin',
      '清晰屏幕，安静肌肤',
      '澄んだ画面、すこやかな肌',
      'จอคมชัด ผิวสงบ',
      'شاشات صافية وبشرة هادئة',
      'Klare Displays, ruhige Haut',
    ],
    description: [
      'Phones, watches and skincare from Seoul, designed by people who would rather leave something out.',
      '来自首尔的手机、手表与护肤品，宁可少一点，也要刚刚好。',
      'ソウル発のスマートフォンとスキンケア。足すより引くことを大切にしています。',
      'มือถือ นาฬิกา และสกินแคร์จากโซล ออกแบบโดยคนที่เลือกตัดสิ่งไม่จำเป็นออก',
      'هواتف وساعات وعناية بالبشرة من سيول، يصممها من يفضلون البساطة.',
      'Telefone, Uhren und Hautpflege aus Seoul – lieber etwas weglassen als zu viel.',
    ],
    freight: [650, 120, 10000],
    to: { KR: { baseCents: 200, freeAboveCents: 3000 }, JP: { baseCents: 450 }, US: { baseCents: 890 } },
    deliveryDays: FROM_EAST_ASIA,
  }),
  shop('bl', 'bottega-lume', {
    name: 'Bottega Lume',
    monogram: 'BL',
    country: 'IT',
    city: 'Florence',
    opened: '2015-04-18',
    categories: ['mens', 'womens', 'food', 'electrical'],
    tagline: [
      'Leather, cloth and breakfast',
      '皮革、布料与早餐',
      '革と布、そして朝食',
      'หนัง ผ้า และมื้อเช้า',
      'جلد وقماش وفطور',
      'Leder, Stoff und Frühstück',
    ],
    description: [
      'A Florentine shop for leather goods, shoes and tailoring, with a shelf of oil, coffee and chocolate for good measure.',
      '佛罗伦萨小店，专营皮具、鞋履与裁缝成衣，也备着橄榄油、咖啡与巧克力。',
      'フィレンツェの革製品と仕立ての店。棚の片隅にはオイルやコーヒー、チョコレートも。',
      'ร้านในฟลอเรนซ์ ขายเครื่องหนัง รองเท้า และเสื้อผ้าตัดเย็บ พร้อมน้ำมันมะกอก กาแฟ และช็อกโกแลต',
      'متجر فلورنسي للجلديات والأحذية والخياطة، ومعه رف من الزيت والقهوة والشوكولاتة.',
      'Ein Florentiner Laden für Lederwaren, Schuhe und Schneiderei, mit einem Regal voll Öl, Kaffee und Schokolade.',
    ],
    freight: [690, 150, 12000],
    to: { IT: { baseCents: 350, freeAboveCents: 6000 }, US: { baseCents: 1390 }, AE: { baseCents: 1290 } },
    deliveryDays: FROM_EUROPE,
  }),
  shop('fj', 'fjallro', {
    name: 'Fjallro',
    monogram: 'FJ',
    country: 'SE',
    city: 'Åre',
    opened: '2017-01-09',
    categories: ['outdoors', 'mens', 'food', 'health', 'womens', 'phone', 'toys'],
    tagline: [
      'For weather, all of it',
      '风雨晴雪都合适',
      'どんな天気にも',
      'พร้อมทุกสภาพอากาศ',
      'لكل طقس',
      'Für jedes Wetter',
    ],
    description: [
      'Outdoor things tested where it rains sideways. We mend what we sell, free of charge for five years.',
      '在横风横雨之地测试的户外用品，售出五年内免费修补。',
      '横なぐりの雨の土地で試した道具。お買い上げから5年間、無料で修理します。',
      'อุปกรณ์กลางแจ้งที่ทดสอบในที่ฝนสาด ซ่อมฟรีห้าปี',
      'معدات جُرّبت حيث تمطر من كل اتجاه، ونصلح ما نبيعه مجانًا خمس سنوات.',
      'Ausrüstung, erprobt im Regen von der Seite. Wir flicken fünf Jahre lang kostenlos.',
    ],
    freight: [790, 200, 11000],
    to: { SE: { baseCents: 390, freeAboveCents: 5000 }, FI: { baseCents: 490 }, DK: { baseCents: 490 } },
    deliveryDays: FROM_EUROPE,
  }),
  shop('bm', 'baan-lamun', {
    name: 'Baan Lamun',
    monogram: 'BM',
    country: 'TH',
    city: 'Chiang Mai',
    opened: '2019-07-25',
    categories: ['food', 'health', 'family', 'womens'],
    tagline: [
      'Soft things, bright flavours',
      '温柔好物，鲜明滋味',
      'やさしい品と、鮮やかな味',
      'ของละมุน รสสดใส',
      'أشياء ناعمة ونكهات مشرقة',
      'Sanftes und kräftige Aromen',
    ],
    description: [
      'Soaps, candles and snacks from the north of Thailand, made by families we know by name.',
      '来自泰北的香皂、蜡烛与零食，每位制作者我们都叫得出名字。',
      'タイ北部の石けん、キャンドル、お菓子。作り手の家族の顔が見える品です。',
      'สบู่ เทียนหอม และขนมจากภาคเหนือ ทำโดยครอบครัวที่เรารู้จักชื่อทุกคน',
      'صابون وشموع ووجبات خفيفة من شمال تايلاند تصنعها عائلات نعرفها بالاسم.',
      'Seifen, Kerzen und Snacks aus Nordthailand, von Familien, die wir beim Namen kennen.',
    ],
    freight: [490, 100, 6000],
    to: { TH: { baseCents: 120, freeAboveCents: 1500 }, SG: { baseCents: 350 }, MY: { baseCents: 350 } },
    deliveryDays: FROM_SOUTH_EAST_ASIA,
  }),
  shop('ch', 'cedar-harbor', {
    name: 'Cedar Harbor',
    monogram: 'CH',
    country: 'US',
    city: 'Portland, Maine',
    opened: '2016-06-01',
    categories: ['outdoors', 'toys', 'mens', 'food'],
    tagline: [
      'Sturdy goods, sea air',
      '结实好物，海风味道',
      '丈夫な道具と海の風',
      'ของทนทานกลิ่นลมทะเล',
      'بضائع متينة ونسيم بحر',
      'Robustes mit Seeluft',
    ],
    description: [
      'Workwear, camp gear and toys that get handed down. If a seam goes, send it back and we sew it.',
      '可以传给下一代的工装、露营装备与玩具，开线了寄回来，我们给您缝好。',
      '受け継がれる作業着やキャンプ道具、おもちゃ。縫い目がほつれたら直します。',
      'เสื้อผ้าทำงาน อุปกรณ์แคมป์ และของเล่นที่ส่งต่อได้ ตะเข็บหลุดส่งมาเย็บให้',
      'ملابس عمل ومعدات تخييم وألعاب تُورث، وإن انفكت خياطة أعدنا خياطتها.',
      'Arbeitskleidung, Campingzeug und Spielzeug zum Weitergeben. Geht eine Naht auf, nähen wir sie.',
    ],
    freight: [690, 200, 9000],
    to: { US: { baseCents: 490, freeAboveCents: 5000 }, CA: { baseCents: 890 }, GB: { baseCents: 1290 } },
    deliveryDays: FROM_NORTH_AMERICA,
  }),
  shop('iv', 'indigo-veranda', {
    name: 'Indigo Veranda',
    monogram: 'IV',
    country: 'IN',
    city: 'Jaipur',
    opened: '2018-10-12',
    categories: ['womens', 'family', 'food', 'toys', 'health', 'mens'],
    tagline: [
      'Printed by hand, worn for years',
      '手工印染，经年可穿',
      '手で染め、長く着る',
      'พิมพ์มือ ใส่ได้นานปี',
      'طباعة يدوية تدوم سنوات',
      'Von Hand gedruckt, jahrelang getragen',
    ],
    description: [
      'Block-printed cotton, spices and tea from Rajasthan and the hills. Each print is signed by the printer.',
      '来自拉贾斯坦与山地的木版印花棉布、香料与茶，每块布都有印匠签名。',
      'ラジャスタンのブロックプリントと、スパイスやお茶。布には刷り手のサインが入ります。',
      'ผ้าฝ้ายพิมพ์บล็อกไม้ เครื่องเทศ และชาจากราชสถาน ทุกผืนมีลายเซ็นช่างพิมพ์',
      'أقطان مطبوعة بالقوالب وتوابل وشاي من راجستان، وكل قطعة موقعة من صانعها.',
      'Handbedruckte Baumwolle, Gewürze und Tee aus Rajasthan. Jeder Druck ist signiert.',
    ],
    freight: [590, 100, 7500],
    to: { IN: { baseCents: 100, freeAboveCents: 1500 }, AE: { baseCents: 490 }, GB: { baseCents: 690 } },
    deliveryDays: FROM_SOUTH_ASIA,
  }),
  shop('el', 'ege-loom', {
    name: 'Ege Loom',
    monogram: 'EL',
    country: 'TR',
    city: 'İzmir',
    opened: '2019-09-05',
    categories: ['womens', 'family', 'mens', 'food', 'health', 'outdoors'],
    tagline: [
      'Woven by the Aegean',
      '爱琴海边的织造',
      'エーゲ海のほとりで織る',
      'ทอริมทะเลอีเจียน',
      'منسوج على ضفاف إيجة',
      'Gewebt an der Ägäis',
    ],
    description: [
      'Towels, linen and leather from family mills around İzmir, with olive oil and honey from the same hills.',
      '伊兹密尔家庭织坊的毛巾、亚麻与皮具，还有同一片山坡的橄榄油和蜂蜜。',
      'イズミル近郊の家族工場のタオル、リネン、革。同じ丘のオリーブオイルとはちみつも。',
      'ผ้าขนหนู ลินิน และเครื่องหนังจากโรงทอครอบครัวแถบอิซมีร์ พร้อมน้ำมันมะกอกและน้ำผึ้ง',
      'مناشف وكتان وجلد من معامل عائلية حول إزمير، وزيت زيتون وعسل من التلال نفسها.',
      'Handtücher, Leinen und Leder aus Familienwebereien bei İzmir, dazu Olivenöl und Honig von denselben Hügeln.',
    ],
    freight: [550, 120, 7000],
    to: { TR: { baseCents: 150, freeAboveCents: 2000 }, DE: { baseCents: 490 }, AE: { baseCents: 590 } },
    deliveryDays: FROM_TURKIYE,
  }),
  shop('cp', 'cloudpeak', {
    name: 'Cloudpeak',
    monogram: 'CP',
    country: 'CN',
    city: 'Hangzhou',
    opened: '2020-08-08',
    categories: [
      'computer',
      'phone',
      'electrical',
      'toys',
      'outdoors',
      'family',
      'health',
      'mens',
      'womens',
      'food',
    ],
    tagline: [
      'Everyday things, fairly priced',
      '日常好物，价格公道',
      '毎日の道具を、手ごろに',
      'ของใช้ทุกวันในราคายุติธรรม',
      'أشياء يومية بسعر عادل',
      'Alltägliches zum fairen Preis',
    ],
    description: [
      'Electronics and household goods straight from workshops around Hangzhou. Simple packaging, clear manuals, two-year warranty.',
      '杭州周边工厂直供的数码与家居用品，包装简单、说明清楚、两年质保。',
      '杭州周辺の工場から直送する電子機器と日用品。簡素な包装、分かりやすい説明書、2年保証。',
      'เครื่องใช้อิเล็กทรอนิกส์และของใช้ในบ้านตรงจากโรงงานแถบหางโจว คู่มือชัดเจน รับประกันสองปี',
      'إلكترونيات وأدوات منزلية مباشرة من ورش هانغتشو، بتغليف بسيط وضمان سنتين.',
      'Elektronik und Haushaltswaren direkt aus Werkstätten bei Hangzhou: schlichte Verpackung, klare Anleitung, zwei Jahre Garantie.',
    ],
    freight: [390, 80, 5000],
    to: { CN: { baseCents: 0, freeAboveCents: 0 }, HK: { baseCents: 190 }, BR: { baseCents: 790 } },
    deliveryDays: FROM_EAST_ASIA,
  }),
];
