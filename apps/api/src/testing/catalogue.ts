// What the tests of the catalogue stand on: categories, shops, and products made from a few words.
import { randomBytes } from 'node:crypto';
import type { GuestActor } from '../platform/actors.ts';
import type { Database, Db, Tx } from '../platform/db.ts';
import { upsertCategory } from '../slices/catalogue/catalogue.sql.ts';
import type { NewProduct, NewSku } from '../slices/catalogue/product-write.sql.ts';
import { createShop, type ShopOptions, type Shopper } from './fixtures.ts';

export const guest = (locale = 'en', shopper: Shopper | null = null): GuestActor => ({
  audience: 'guest',
  locale,
  ip: '127.0.0.1',
  requestId: 'test',
  shopper: shopper?.actor ?? null,
});

const categories: Record<string, Record<string, string>> = {
  computer: {
    en: 'Computer',
    'zh-cn': '电脑',
    jp: 'パソコン',
    th: 'คอมพิวเตอร์',
    ar: 'كمبيوتر',
    de: 'Computer',
  },
  'computer.keyboards': { en: 'Keyboards', 'zh-cn': '键盘', de: 'Tastaturen' },
  electrical: {
    en: 'Electrical equipment',
    'zh-cn': '电器',
    jp: '家電',
    th: 'เครื่องใช้ไฟฟ้า',
    ar: 'أجهزة كهربائية',
    de: 'Elektrogeräte',
  },
  family: {
    en: 'Family life',
    'zh-cn': '家居',
    jp: '暮らし',
    th: 'ของใช้ในบ้าน',
    ar: 'الحياة العائلية',
    de: 'Haushalt',
  },
  outdoors: { en: 'Outdoors' },
  health: { en: 'Health' },
  mens: { en: "Men's clothing" },
  womens: { en: "Women's clothing" },
  food: { en: 'Food' },
  phone: { en: 'Mobile phone' },
  toys: { en: 'Toys' },
};
/** The ten categories and one below. */
export async function createCategories(tx: Tx): Promise<void> {
  for (const [position, [id, names]] of Object.entries(categories).entries())
    await upsertCategory(tx, { id, position, names: names as { en: string }, picture: null });
}

export async function openShop(database: Database, options: ShopOptions = {}): Promise<bigint> {
  return (await createShop(database, options)).shopId;
}

export const sku = (given: Partial<NewSku> = {}): NewSku => ({
  code: '',
  values: [],
  priceCents: 1000n,
  wasCents: null,
  stock: 10,
  pictureIndex: null,
  weightGrams: 100,
  ...given,
});

/** A product on sale in `computer` for $10.00 unless said. */
export const product = (shopId: bigint, title: string, given: Partial<NewProduct> = {}): NewProduct => ({
  shopId,
  slug: `product-${randomBytes(6).toString('hex')}`,
  categoryId: 'computer',
  brand: '',
  state: 'on',
  titles: { en: title },
  descriptions: { en: '' },
  keywords: {},
  specifications: [],
  options: [],
  pictures: [],
  skus: [sku()],
  createdAt: new Date('2026-03-01T00:00:00Z'),
  ...given,
});

/** Every row of some tables, to prove that a refusal changed nothing. */
export const snapshotOf = (db: Db, ...tables: string[]): Promise<unknown> =>
  Promise.all(tables.map((table) => db.many(`test.${table}`, `select * from ${table} order by 1, 2`)));
