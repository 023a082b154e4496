// Every statement on imports and the pictures they name.
import type { Db, Tx } from '../../../platform/db.ts';
import type { StoredPicture } from '../../../platform/files.ts';
import type { PlannedPicture, Problem } from './import.rules.ts';

/** Lets one import write a shop's products at a time, until the transaction ends. */
export const lockShopImports = (tx: Tx, shopId: bigint): Promise<void> => tx.lock(`product-import:${shopId}`);

export interface ImportCounts {
  readonly fileName: string;
  readonly products: number;
  readonly skus: number;
  readonly imported: number;
  readonly refused: number;
  readonly problems: readonly Problem[];
}
export const insertImport = (tx: Tx, shopId: bigint, counts: ImportCounts) =>
  tx.one<{ id: bigint }>(
    'import.insert',
    'insert into product_imports (shop_id, file_name, products, skus, imported, refused, problems, created_at) values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8) returning id',
    [
      shopId,
      counts.fileName,
      counts.products,
      counts.skus,
      counts.imported,
      counts.refused,
      JSON.stringify(counts.problems),
      tx.now,
    ],
  );
/** Adds written products to an import's count. */
export const addImported = (tx: Tx, importId: bigint, products: number, skus: number) =>
  tx.run(
    'import.addImported',
    'update product_imports set imported = imported + $2, skus = skus + $3 where id = $1',
    [importId, products, skus],
  );

export interface ImportRow {
  id: bigint;
  fileName: string;
  products: number;
  skus: number;
  imported: number;
  refused: number;
  problems: Problem[];
}
export const findImport = (db: Db, shopId: bigint, id: bigint) =>
  db.maybe<ImportRow>(
    'import.find',
    'select id, file_name as "fileName", products, skus, imported, refused, problems from product_imports where id = $1 and shop_id = $2',
    [id, shopId],
  );
export const findPictureCounts = (db: Db, importId: bigint) =>
  db.one<{ waiting: number; fetched: number }>(
    'import.pictureCounts',
    `select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'fetched')::int as fetched from import_pictures where import_id = $1`,
    [importId],
  );
export const listFailedPictures = (db: Db, importId: bigint, limit: number) =>
  db.many<{ url: string; reason: string }>(
    'import.failedPictures',
    `select url, reason from import_pictures where import_id = $1 and state = 'failed' order by id limit $2`,
    [importId, limit],
  );

/** Notes the pictures of a product. What an earlier import has fetched from the same address is there at once. Answers the ids of those to fetch. */
export async function insertPictures(
  tx: Tx,
  importId: bigint,
  productId: bigint,
  pictures: readonly PlannedPicture[],
): Promise<bigint[]> {
  const rows = await tx.many<{ id: bigint; state: string }>(
    'import.insertPictures',
    `insert into import_pictures (import_id, product_id, url, position, alt, skus, state, stored)
       select $1, $2, u.url, u.position, u.alt, u.skus::jsonb, case when old.stored is null then 'waiting' else 'fetched' end, old.stored
       from unnest($3::text[], $4::int[], $5::text[], $6::text[]) u (url, position, alt, skus)
       left join lateral (select stored from import_pictures i where i.product_id = $2 and i.url = u.url and i.stored is not null order by i.id desc limit 1) old on true
     returning id, state`,
    [
      importId,
      productId,
      pictures.map((p) => p.url),
      pictures.map((p) => p.position),
      pictures.map((p) => p.alt),
      pictures.map((p) => JSON.stringify(p.skus)),
    ],
  );
  return rows.filter((row) => row.state === 'waiting').map((row) => row.id);
}
export const findPicture = (db: Db, id: bigint) =>
  db.maybe<{ productId: bigint; url: string; state: string }>(
    'import.findPicture',
    'select product_id as "productId", url, state from import_pictures where id = $1',
    [id],
  );
/** Sets failed pictures waiting again; answers their ids, with those that have been waiting. */
export const updatePicturesWaiting = (tx: Tx, importId: bigint) =>
  tx.many<{ id: bigint }>(
    'import.picturesWaiting',
    `update import_pictures set state = 'waiting', reason = null where import_id = $1 and state in ('failed', 'waiting') returning id`,
    [importId],
  );
/** Notes how fetching ended; false when somebody else was faster. */
export const updatePicture = async (
  tx: Tx,
  id: bigint,
  stored: StoredPicture | null,
  reason: string | null,
): Promise<boolean> =>
  (await tx.run(
    'import.updatePicture',
    `update import_pictures set state = case when $2::jsonb is null then 'failed' else 'fetched' end, stored = $2::jsonb, reason = $3 where id = $1 and state = 'waiting'`,
    [id, stored && JSON.stringify(stored), reason],
  )) === 1;

/** Shows what the latest import of a product has fetched so far, in its order, and ties SKUs to their pictures. Nothing changes while nothing is fetched. */
export async function updateShownPictures(tx: Tx, productId: bigint): Promise<void> {
  await tx.run('import.lockProduct', 'select id from products where id = $1 for no key update', [productId]);
  await tx.run(
    'import.showPictures',
    `with shown as (
       select row_number() over (order by position, id) - 1 as n, stored, alt, skus from import_pictures
       where product_id = $1 and state = 'fetched' and import_id = (select max(import_id) from import_pictures where product_id = $1)),
     listed as (
       update products set pictures = (select jsonb_agg(stored || case when alt = '' then '{}' else jsonb_build_object('alts', jsonb_build_object('en', alt)) end order by n) from shown)
       where id = $1 and exists (select from shown))
     update skus k set picture_index = (select min(n) from shown where skus @> jsonb_build_array(to_jsonb(k.option_values)))
     where k.product_id = $1 and exists (select from shown)`,
    [productId],
  );
}
