// The four banners of the home page.
import { localised } from './localise.ts';
import type { Localised } from './types.ts';

export interface DemoBanner {
  readonly id: string;
  readonly title: Localised;
  readonly line: Localised;
  readonly objectId: string;
  readonly colour: string;
  readonly link:
    | { readonly kind: 'shop'; readonly slug: string }
    | { readonly kind: 'category'; readonly id: string };
}

export const banners: readonly DemoBanner[] = [
  {
    id: 'listen',
    title: localised(
      'Listen a little closer',
      '静下来，好好听',
      'もう少し、耳をすます',
      'ฟังให้ลึกขึ้นอีกนิด',
      'أصغِ عن قرب',
      'Genauer hinhören',
    ),
    line: localised(
      'Headphones and speakers, tuned by ear in Taipei',
      '台北调音的耳机与音箱',
      '台北で耳を頼りに調整したヘッドホンとスピーカー',
      'หูฟังและลำโพง ปรับจูนด้วยหูในไทเป',
      'سماعات ومكبرات مضبوطة بالأذن في تايبيه',
      'Kopfhörer und Lautsprecher, in Taipeh nach Gehör abgestimmt',
    ),
    objectId: 'over-ear-headphones',
    colour: 'cedar',
    link: { kind: 'shop', slug: 'taipei-audio' },
  },
  {
    id: 'table',
    title: localised(
      'Set the table',
      '好好摆一桌',
      '食卓をととのえる',
      'จัดโต๊ะอาหารสวย ๆ',
      'رتّب مائدتك',
      'Der Tisch ist gedeckt',
    ),
    line: localised(
      'Stoneware and glaze from small workshops',
      '小作坊的陶器与釉色',
      '小さな工房の器と釉薬',
      'เครื่องปั้นเคลือบจากเวิร์กช็อปเล็ก ๆ',
      'خزف وطلاء من ورش صغيرة',
      'Steinzeug und Glasuren aus kleinen Werkstätten',
    ),
    objectId: 'teapot',
    colour: 'navy',
    link: { kind: 'category', id: 'family' },
  },
  {
    id: 'outside',
    title: localised(
      'Out before breakfast',
      '趁早出门去',
      '朝ごはんの前に外へ',
      'ออกไปก่อนมื้อเช้า',
      'إلى الخارج قبل الفطور',
      'Raus vor dem Frühstück',
    ),
    line: localised(
      'Tents, lanterns and bottles that take the weather',
      '经得起天气的帐篷、营灯与水壶',
      '天気に負けないテントとランタン、ボトル',
      'เต็นท์ ตะเกียง และกระบอกน้ำที่สู้ทุกสภาพอากาศ',
      'خيام وفوانيس وترامس تتحمل الطقس',
      'Zelte, Laternen und Flaschen für jedes Wetter',
    ),
    objectId: 'dome-tent',
    colour: 'forest',
    link: { kind: 'category', id: 'outdoors' },
  },
  {
    id: 'handed-down',
    title: localised(
      'Toys to hand down',
      '可以传下去的玩具',
      '受け継がれるおもちゃ',
      'ของเล่นที่ส่งต่อได้',
      'ألعاب تُورث',
      'Spielzeug zum Weitergeben',
    ),
    line: localised(
      'Wood, cloth and tin, made to be repaired',
      '木、布与马口铁，坏了也能修',
      '木と布とブリキ。直して長く遊べます',
      'ไม้ ผ้า และสังกะสี ซ่อมได้ เล่นได้นาน',
      'خشب وقماش وصفيح، قابلة للإصلاح',
      'Holz, Stoff und Blech, gemacht zum Reparieren',
    ),
    objectId: 'toy-train',
    colour: 'forest',
    link: { kind: 'category', id: 'toys' },
  },
];
