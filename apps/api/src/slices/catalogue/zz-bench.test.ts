// temp
import { expect, it } from 'vitest';
import { withTestDatabase } from '../../testing/database.ts';
import { createCategories, openShop, product, sku } from './catalogue.test-world.ts';
import { insertProducts } from './write-product.ts';
import { listProducts, getProductFacets, listHotProducts } from './list-products.ts';
import { countStatement, facetStatement, pageStatement } from './product-list.sql.ts';
import { listCategoryRows } from './catalogue.sql.ts';
import { suggestSearches } from './suggest-searches.ts';
const world = withTestDatabase();
const N = Number(process.env.BENCH_N ?? 100000);
const adj = ['Quiet','Soft','Bright','Heavy','Small','Round','Blue','Green','Warm','Fresh','Solid','Slim','Wide','Classic','Modern'];
const noun = ['keyboard','mouse','lamp','kettle','headphones','mug','stand','laptop','dress','hub','speaker','chair','table','phone','charger','cable','bag','bottle','tent','torch'];
const zh = ['键盘','鼠标','台灯','水壶','耳机','马克杯','支架','笔记本电脑','连衣裙','扩展坞','音箱','椅子','桌子','手机','充电器','数据线','背包','水瓶','帐篷','手电筒'];
const jp = ['キーボード','マウス','ランプ','ケトル','ヘッドホン','マグカップ','スタンド','ノートパソコン','ワンピース','ハブ','スピーカー','椅子','テーブル','スマホ','充電器','ケーブル','バッグ','ボトル','テント','懐中電灯'];
const th = ['คีย์บอร์ด','เมาส์','โคมไฟ','กาต้มน้ำ','หูฟัง','แก้วมัค','ขาตั้ง','โน้ตบุ๊ก','เดรส','ฮับ','ลำโพง','เก้าอี้','โต๊ะ','โทรศัพท์','ที่ชาร์จ','สายเคเบิล','กระเป๋า','ขวดน้ำ','เต็นท์','ไฟฉาย'];
const ar = ['لوحة مفاتيح','فأرة','مصباح','غلاية','سماعات','كوب','حامل','لابتوب','فستان','موزع','مكبر صوت','كرسي','طاولة','هاتف','شاحن','كابل','حقيبة','زجاجة','خيمة','كشاف'];
const de = ['Tastatur','Maus','Lampe','Wasserkocher','Kopfhörer','Becher','Ständer','Laptop','Kleid','Hub','Lautsprecher','Stuhl','Tisch','Handy','Ladegerät','Kabel','Tasche','Flasche','Zelt','Taschenlampe'];
const cats = ['computer','computer.keyboards','electrical','family','outdoors','health','mens','womens','food','phone','toys'];
it('bench', async () => {
  const shops: bigint[] = [];
  for (let i = 0; i < 12; i++) shops.push(await openShop(world.db));
  await world.db.transaction(createCategories);
  let t = Date.now();
  for (let s = 0; s < N; s += 5000) {
    await world.db.transaction((tx) => insertProducts(tx, Array.from({ length: Math.min(5000, N - s) }, (_, k) => {
      const i = s + k; const n = i % 20; const a = adj[i % 15];
      return product(shops[i % 12] as bigint, '', { categoryId: cats[(i >> 2) % 11] as string, brand: `Brand${i % 50}`, titles: { en: `${a} ${noun[n]} M${i}`, 'zh-cn': `${zh[n]} M${i}`, jp: `${jp[n]} M${i}`, th: `${th[n]} M${i}`, ar: `${ar[n]} M${i}`, de: `${de[n]} M${i}` } as never,
        descriptions: { en: `A ${a} ${noun[n]} made for people who carry their work with them, number ${i}. The hinge opens with one hand and the keys have travel.`, 'zh-cn': `适合写作、学习和长时间视频会议的安静产品${i}。机箱整洁，侧板易拆，日后加硬盘很方便。`, jp: `文書作成や学習、長時間のビデオ会議に向いた静かな製品${i}です。`, th: `เสียงเงียบ เหมาะกับงานเอกสาร การเรียน และประชุมออนไลน์ยาว ๆ ${i}`, ar: `هادئ مناسب للكتابة والدراسة والمكالمات الطويلة ${i}`, de: `Leise zum Schreiben, Lernen und für lange Videogespräche ${i}.` },
        keywords: { en: [noun[n] as string, `${a} ${noun[n]}`], 'zh-cn': [zh[n] as string], jp: [jp[n] as string], th: [th[n] as string], ar: [ar[n] as string], de: [de[n] as string] },
        createdAt: new Date(Date.UTC(2026, 0, 1) + i * 20_000),
        options: [{ names: { en: 'Size' }, values: ['S', 'M', 'L'].map((v) => ({ value: v, labels: { en: v }, hex: null })) }],
        skus: ['S', 'M', 'L'].map((v, j) => sku({ values: [v], priceCents: BigInt(500 + (i * 37) % 20000 + j * 100) })) });
    })));
    if (s % 20000 === 0) console.log(s, Date.now() - t);
  }
  console.log('inserted', N, Date.now() - t);
  await world.owner.script('vacuum analyze');
  const ex = async (st: { text: string; values: readonly unknown[] }) => console.log((await world.db.many<Record<string,string>>('ex' + Math.random(), 'explain (analyze, buffers) ' + st.text, st.values)).map((r) => r['QUERY PLAN']).join('\n'));
  const run = async (name: string, fn: () => Promise<unknown>) => { await fn(); const times = []; let r: unknown; for (let i = 0; i < 7; i++) { const a = performance.now(); r = await fn(); times.push(performance.now() - a); } times.sort((x, y) => x - y); console.log(name.padEnd(44), times[3]?.toFixed(1), 'ms', (r as { total?: number }).total ?? ''); };
  for (const sort of ['comprehensive', 'sales', 'price_asc', 'price_desc', 'new'] as const) await run(`browse ${sort}`, () => listProducts(world.db, 'en', { sort, limit: 20 }));
  for (const sort of ['comprehensive', 'price_asc'] as const) await run(`category root ${sort}`, () => listProducts(world.db, 'en', { sort, limit: 20, category: 'computer' }));
  await run('category leaf new', () => listProducts(world.db, 'en', { sort: 'new', limit: 20, category: 'computer.keyboards' }));
  await run('filter price+stock+free', () => listProducts(world.db, 'en', { sort: 'new', limit: 20, minPrice: '100.00', maxPrice: '101.00', inStock: true }));
  await run('filter country', () => listProducts(world.db, 'en', { sort: 'comprehensive', limit: 20, country: 'DE', inStock: true }));
  for (const q of ['keyboard', 'quiet keyboard', 'carry', 'M777', '键盘', '适合', 'หูฟัง', 'ヘッドホン', 'brand7 lamp', 'keybaord', '耳几', 'hinge hand', 'mouse 9']) await run(`q ${q}`, () => listProducts(world.db, 'en', { q, sort: 'comprehensive', limit: 20 }));
  await run('q carry price', () => listProducts(world.db, 'en', { q: 'carry', sort: 'price_asc', limit: 20 }));
  await run('q keyboard category', () => listProducts(world.db, 'en', { q: 'keyboard', sort: 'sales', limit: 20, category: 'computer' }));
  await run('facets none', () => getProductFacets(world.db, 'en', {}));
  await run('facets category', () => getProductFacets(world.db, 'en', { category: 'computer', inStock: true }));
  await run('facets q', () => getProductFacets(world.db, 'en', { q: 'keyboard' }));
  await run('facets 3 filters', () => getProductFacets(world.db, 'en', { category: 'toys', shop: shops[3] as bigint, minPrice: '100.00' }));
  await run('q carry shop filter', () => listProducts(world.db, 'en', { q: 'carry', sort: 'comprehensive', limit: 20, shop: shops[3] as bigint }));
  await run('q quiet toys narrow', () => listProducts(world.db, 'en', { q: 'quiet', sort: 'new', limit: 20, category: 'toys', minPrice: '100.00', maxPrice: '100.50' }));
  await run('q carry narrow', () => listProducts(world.db, 'en', { q: 'carry', sort: 'new', limit: 20, minPrice: '100.00', maxPrice: '100.50' }));
  await run('facets carry', () => getProductFacets(world.db, 'en', { q: 'carry' }));
  await run('hot', () => listHotProducts(world.db, 'en', { limit: 20 }));
  await run('categories', () => listCategoryRows(world.db, 'en'));
  await run('suggest key', () => suggestSearches(world.db, 'en', 'key'));
  await run('suggest b', () => suggestSearches(world.db, 'en', 'b'));
  await run('suggest hedpho', () => suggestSearches(world.db, 'en', 'hedpho'));
  await ex({ text: (await import('node:fs')).readFileSync(new URL('./search.sql.ts', import.meta.url), 'utf8').match(/select display from \([\s\S]*?limit \$3/)![0], values: ['en', "'b':*", 10] });
  console.log(await world.db.many('t', `select relname, pg_size_pretty(pg_total_relation_size(oid)) s from pg_class where relkind='r' and relname in ('products','skus','product_search','search_terms','search_phrases') `));
  console.log(await world.db.many('t2', `select count(*) from search_terms`));
  expect(1).toBe(1);
}, 900_000);
