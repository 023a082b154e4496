// The ten words people look for, per language.
import type { Language } from './types.ts';

export const hotSearches: Readonly<Record<Language, readonly string[]>> = {
  en: ['headphones', 'wireless earbuds', 'electric kettle', 'smartwatch', 'vacuum bottle', 'summer dress', 'backpack', 'coffee beans', 'running shoes', 'building blocks'],
  'zh-cn': ['无线耳机', '智能手表', '保温杯', '连衣裙', '充电宝', '机械键盘', '双肩背包', '咖啡豆', '台灯', '积木'],
  jp: ['ワイヤレスイヤホン', '電気ケトル', 'モバイルバッテリー', '水筒', 'ワンピース', 'リュック', 'コーヒー豆', '日焼け止め', 'マグカップ', 'ぬいぐるみ'],
  th: ['หูฟังไร้สาย', 'พาวเวอร์แบงค์', 'กระบอกน้ำ', 'เดรส', 'ครีมกันแดด', 'กระเป๋าเป้', 'เมล็ดกาแฟ', 'สมาร์ตวอทช์', 'รองเท้าวิ่ง', 'ตุ๊กตา'],
  ar: ['سماعات لاسلكية', 'ساعة ذكية', 'عطر نسائي', 'باور بانك', 'حقيبة ظهر', 'ماكينة قهوة', 'فستان صيفي', 'عسل طبيعي', 'ترمس', 'مكعبات بناء'],
  de: ['Kopfhörer', 'kabellose Ohrhörer', 'Wasserkocher', 'Smartwatch', 'Rucksack', 'Sommerkleid', 'Kaffeebohnen', 'Handyhülle', 'Laufschuhe', 'Bauklötze'],
};
