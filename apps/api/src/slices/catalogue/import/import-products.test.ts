// The whole import: dry runs, writing, importing again, whose it is, and pictures that come, fail and are tried again.
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { contract } from '@meridian/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFiles } from '../../../platform/files.ts';
import type { Services } from '../../../platform/services.ts';
import { createCategories, guest, openShop, snapshotOf } from '../../../testing/catalogue.ts';
import { withTestDatabase } from '../../../testing/database.ts';
import { importProducts } from '../index.ts';
import { listProducts } from '../list-products.ts';
import { getProduct } from '../read-product.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { Network } from './fetch-public.ts';
import { getProductImport, retryImportPictures } from './read-import.ts';

const world = withTestDatabase({ max: 20 });
let services: Services;
let shopId: bigint;
let server: http.Server;
let folder: string;
let down = true;

beforeAll(async () => {
  shopId = await openShop(world.db);
  await world.db.transaction(createCategories);
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'meridian-import-'));
  services = { database: world.db, clock: world.clock, files: localFiles(folder) } as unknown as Services;
  const picture = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  server = http.createServer((request, response) => {
    if (request.url === '/text.jpg') response.end('<html>not a picture</html>');
    else if (request.url === '/flaky.jpg' && down) response.writeHead(503).end();
    else response.end(picture);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await fs.rm(folder, { recursive: true });
});

const network: Network = {
  resolve: async () => ['93.184.215.14'],
  dial: () => ({ address: '127.0.0.1', port: (server.address() as AddressInfo).port }),
};
const head =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image';
const file = (rows: readonly string[]) => [head, ...rows].join('\r\n');
const send = (csv: string, dryRun = false, shop = shopId) =>
  importProducts(world.db, shop, 'en', { fileName: 'shop.csv', csv, dryRun });
const tables = [
  'products',
  'skus',
  'product_search',
  'search_terms',
  'product_imports',
  'import_pictures',
  'shop_stats',
];
const waiting = () =>
  world.db.many<{ id: bigint }>(
    't.waiting',
    `select id from import_pictures where state = 'waiting' order by id`,
  );
const fetchAll = async () => {
  for (const { id } of await waiting()) await fetchPicture(services, id, network);
};
const queued = async () =>
  (
    await world.owner.one<{ n: number }>(
      't.queued',
      `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'errand:fetchPicture'`,
    )
  ).n;
const found = async (q: string) => (await listProducts(world.db, 'en', { q, sort: 'new', limit: 20 })).list;

describe('importing', () => {
  const rows = [
    'kite,Red kite,<p>Flies</p>,Aero,Toys,outdoor,Size,S,4,19.90,,,,',
    'kite,,,,,,,L,0,24.90,,,,',
    'bad,Broken kite,,,Toys,,,,,-5,,,,',
  ];
  it('changes nothing in a dry run, and says what it would do', async () => {
    const before = await snapshotOf(world.db, ...tables);
    const report = contract.importProducts.output.parse(await send(file(rows), true));
    expect(report).toMatchObject({
      id: null,
      dryRun: true,
      products: 2,
      skus: 2,
      imported: 0,
      refused: 1,
      problems: [
        { line: 4, handle: 'bad', column: 'Variant Price', reason: 'price_invalid', severity: 'refused' },
      ],
    });
    expect(await snapshotOf(world.db, ...tables)).toEqual(before);
  });
  it('writes whole products, findable at once, and leaves the others out', async () => {
    const report = contract.importProducts.output.parse(await send(file(rows)));
    expect(report).toMatchObject({ dryRun: false, products: 2, skus: 2, imported: 1, refused: 1 });
    expect(await getProductImport(world.db, shopId, 'en', BigInt(report.id ?? 0))).toEqual(report);
    const [card] = await found('red kite');
    expect(card).toMatchObject({ title: 'Red kite', price: '19.90', priceVaries: true });
    expect(await getProduct(world.db, guest(), { id: BigInt(card?.id ?? 0) })).toMatchObject({
      brand: 'Aero',
      description: 'Flies',
      skus: [
        { values: ['S'], stock: 4 },
        { values: ['L'], stock: 0 },
      ],
    });
    expect(await found('broken')).toEqual([]);
  });
  it('of the same handle again writes the same product: SKUs stay, gone ones leave the shelf', async () => {
    const [before] = await found('kite');
    const id = BigInt(before?.id ?? 0);
    const skus = (await getProduct(world.db, guest(), { id })).skus;
    await world.owner.run('t.reserve', 'update skus set reserved = 3 where id = $1', [skus[0]?.id]);
    await send(file(['kite,Green kite,,Aero,Toys,,Size,S,1,9.90,,,,', 'kite,,,,,,,XL,2,11.00,,,,']));
    const after = await getProduct(world.db, guest(), { id });
    expect(after).toMatchObject({ title: 'Green kite', price: '9.90' });
    expect(after.skus.map((s) => [s.values[0], s.stock])).toEqual([
      ['S', 0],
      ['XL', 2],
    ]);
    expect(after.skus[0]?.id).toBe(skus[0]?.id);
    expect(await found('red')).toEqual([]);
    expect(
      await world.db.one('t.stock', 'select stock, reserved from skus where id = $1', [skus[0]?.id]),
    ).toEqual({ stock: 3, reserved: 3 });
  });
  it('is the shop’s own: a handle elsewhere is another product, and nobody else reads the report', async () => {
    const other = await openShop(world.db);
    const report = await send(file(['kite,Their kite,,,Toys,,,,1,5.00,,,,']), false, other);
    expect(await found('kite')).toHaveLength(2);
    await expect(getProductImport(world.db, shopId, 'en', BigInt(report.id ?? 0))).rejects.toMatchObject({
      error: 'IMPORT_NOT_FOUND',
    });
    await expect(
      world.db.transaction((tx) => retryImportPictures(tx, shopId, 'en', BigInt(report.id ?? 0))),
    ).rejects.toMatchObject({ error: 'IMPORT_NOT_FOUND' });
  });
  it('of the same file eight times at once makes each product once', async () => {
    // Few products: on a slow machine the last of eight large files would wait in vain for its turn.
    const csv = file(Array.from({ length: 6 }, (_, i) => `many-${i},Many ${i},,,Toys,,,,1,5.00,,,,`));
    const reports = await Promise.all(Array.from({ length: 8 }, () => send(csv)));
    expect(reports.every((r) => r.imported === 6)).toBe(true);
    expect(
      (
        await world.db.one<{ n: number }>(
          't.many',
          `select count(*)::int as n from products where slug like 'many-%'`,
        )
      ).n,
    ).toBe(6);
    expect(
      (
        await world.db.one<{ products: number }>(
          't.stats',
          'select products from shop_stats where shop_id = $1',
          [shopId],
        )
      ).products,
    ).toBe(7);
  });
  it('takes several hundred lines in parts', async () => {
    const csv = file(
      Array.from(
        { length: 420 },
        (_, i) =>
          `bulk-${i},Bulk item ${i},"<ul><li>""Quoted"", with\r\nbreaks</li></ul>",,Toys,,,,3,${i % 50 === 7 ? '1e3' : '5.00'},,,,`,
      ),
    );
    expect(await send(csv)).toMatchObject({ products: 420, imported: 411, refused: 9, skus: 411 });
  });
  it('refuses a file it cannot read', async () => {
    for (const csv of ['', 'nonsense', `${head}\n"never closed`])
      await expect(send(csv)).rejects.toMatchObject({ error: 'IMPORT_FILE_INVALID' });
  });
});

describe('pictures', () => {
  let importId = 0n;
  const product = async () =>
    getProduct(world.db, guest(), { id: BigInt((await found('painted'))[0]?.id ?? 0) });
  it('are noted and queued; the product stands without them', async () => {
    const before = await queued();
    const report = await send(
      file([
        'painted,Painted box,,,Toys,,Colour,Red,1,5.00,http://cdn.example/b.jpg,2,,http://cdn.example/flaky.jpg',
        'painted,,,,,,,Blue,1,5.00,http://cdn.example/a.jpg,1,The front,http://cdn.example/a.jpg',
        'painted,,,,,,,,,,http://cdn.example/text.jpg,3,,',
      ]),
    );
    importId = BigInt(report.id ?? 0);
    expect(report.pictures).toEqual({ waiting: 4, fetched: 0, failed: [] });
    expect((await queued()) - before).toBe(4);
    expect((await product()).pictures).toEqual([]);
  });
  it('appear in the file’s order as they come; failures are listed with their reasons', async () => {
    await fetchAll();
    const report = contract.getProductImport.output.parse(
      await getProductImport(world.db, shopId, 'en', importId),
    );
    expect(report.pictures).toMatchObject({ waiting: 0, fetched: 2 });
    expect(report.pictures.failed.map((f) => [f.url, f.reason])).toEqual([
      ['http://cdn.example/text.jpg', 'not_a_picture'],
      ['http://cdn.example/flaky.jpg', 'answer_not_ok'],
    ]);
    const shown = await product();
    expect(shown.pictures).toHaveLength(2);
    expect(shown.pictures[0]).toMatchObject({ alt: 'The front', widths: [160, 320, 500] });
    expect(shown.skus.map((s) => s.pictureIndex)).toEqual([null, 0]);
  });
  it('are tried again when the merchant asks', async () => {
    down = false;
    const report = await world.db.transaction((tx) => retryImportPictures(tx, shopId, 'en', importId));
    expect(report.pictures).toMatchObject({ waiting: 2, fetched: 2, failed: [] });
    await fetchAll();
    expect((await getProductImport(world.db, shopId, 'en', importId)).pictures).toMatchObject({
      waiting: 0,
      fetched: 3,
      failed: [{ reason: 'not_a_picture' }],
    });
    expect((await product()).skus.map((s) => s.pictureIndex)).toEqual([2, 0]);
  });
  it('once fetched are not fetched again, and stay while a new file names none', async () => {
    const before = await product();
    await send(file(['painted,Painted box,,,Toys,,Colour,Red,1,6.00,,,,', 'painted,,,,,,,Blue,1,5.00,,,,']));
    expect((await product()).pictures).toEqual(before.pictures);
    const again = await send(
      file(['painted,Painted box,,,Toys,,Colour,Red,1,6.00,http://cdn.example/a.jpg,1,,']),
    );
    expect(again.pictures).toEqual({ waiting: 0, fetched: 1, failed: [] });
    expect((await product()).pictures).toHaveLength(1);
  });
  it('of one errand run twenty times at once are written once', async () => {
    await send(file(['single,Single box,,,Toys,,,,1,5.00,http://cdn.example/c.jpg,1,,']));
    const [row] = await waiting();
    await Promise.all(Array.from({ length: 20 }, () => fetchPicture(services, row?.id ?? 0n, network)));
    expect(await waiting()).toEqual([]);
    expect(
      (await getProduct(world.db, guest(), { id: BigInt((await found('single'))[0]?.id ?? 0) })).pictures,
    ).toHaveLength(1);
  });
});
