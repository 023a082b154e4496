// What the demo shops promise in specifications: where it comes from, how long it keeps, how long it is covered.
import { localised } from './localise.ts';
import type { Localised, SpecificationRow } from './types.ts';

const COUNTRIES: Readonly<Record<string, Localised>> = {
  TW: localised('Taiwan', '台湾', '台湾', 'ไต้หวัน', 'تايوان', 'Taiwan'),
  PT: localised('Portugal', '葡萄牙', 'ポルトガル', 'โปรตุเกส', 'البرتغال', 'Portugal'),
  DE: localised('Germany', '德国', 'ドイツ', 'เยอรมนี', 'ألمانيا', 'Deutschland'),
  JP: localised('Japan', '日本', '日本', 'ญี่ปุ่น', 'اليابان', 'Japan'),
  KR: localised('South Korea', '韩国', '韓国', 'เกาหลีใต้', 'كوريا الجنوبية', 'Südkorea'),
  IT: localised('Italy', '意大利', 'イタリア', 'อิตาลี', 'إيطاليا', 'Italien'),
  SE: localised('Sweden', '瑞典', 'スウェーデン', 'สวีเดน', 'السويد', 'Schweden'),
  TH: localised('Thailand', '泰国', 'タイ', 'ไทย', 'تايلاند', 'Thailand'),
  US: localised('United States', '美国', 'アメリカ', 'สหรัฐอเมริกา', 'الولايات المتحدة', 'USA'),
  IN: localised('India', '印度', 'インド', 'อินเดีย', 'الهند', 'Indien'),
  TR: localised('Türkiye', '土耳其', 'トルコ', 'ตุรกี', 'تركيا', 'Türkei'),
  CN: localised('China', '中国', '中国', 'จีน', 'الصين', 'China'),
};

const SHELF_MONTHS: Readonly<Record<string, number>> = {
  'body-lotion': 30,
  'face-serum': 24,
  'soap-bar': 36,
  'vitamin-jar': 24,
  'face-cream': 30,
  'sunscreen-tube': 24,
  'first-aid-kit': 36,
  'perfume-bottle': 36,
  lipstick: 36,
  'nail-polish': 24,
  'tea-tin': 18,
  'honey-jar': 24,
  'chocolate-bar': 12,
  'coffee-bag': 6,
  'olive-oil': 18,
  'spice-jars': 24,
  'cookie-tin': 9,
  'jam-jar': 18,
  'oat-drink': 9,
  'sourdough-bread': 2,
  cheese: 3,
  croissants: 1,
  'ramen-bowl': 6,
  mangoes: 12,
  strawberries: 12,
  mooncakes: 2,
  peanuts: 9,
  grapes: 12,
};

function months(count: number): Localised {
  const arabic =
    count === 1 ? 'شهر واحد' : count === 2 ? 'شهران' : count <= 10 ? `${count} أشهر` : `${count} شهرًا`;
  const english = count === 1 ? '1 month' : `${count} months`;
  const german = count === 1 ? '1 Monat' : `${count} Monate`;
  return localised(english, `${count}个月`, `${count}か月`, `${count} เดือน`, arabic, german);
}

export function shipsFrom(country: string): SpecificationRow {
  const value = COUNTRIES[country];
  if (value === undefined) throw new Error(`no name for country ${country}`);
  return { label: 'shipsFrom', value };
}

export function keepsOrIsCovered(objectId: string): SpecificationRow {
  const shelf = SHELF_MONTHS[objectId];
  if (shelf !== undefined) return { label: 'shelfLife', value: months(shelf) };
  return { label: 'warranty', value: months(24) };
}
