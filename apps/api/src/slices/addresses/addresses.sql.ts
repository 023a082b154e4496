// Every statement on addresses.
import type { Db, Tx } from '../../platform/db.ts';

export interface AddressRow {
  id: bigint;
  addressee: string;
  mobile: string;
  country: string;
  area: string[];
  postcode: string;
  detail: string;
  tag: string;
  isDefault: boolean;
}
const columns = 'id, addressee, mobile, country, area, postcode, detail, tag, is_default as "isDefault"';

/** One writer at a time per address book: how many there are and which is the default hold over all its rows. */
export const lockBook = (tx: Tx, userId: bigint): Promise<void> => tx.lock(`addresses:${userId}`);

export const listAddressRows = (db: Db, userId: bigint) =>
  db.many<AddressRow>(
    'addresses.list',
    `select ${columns} from addresses where user_id = $1 order by is_default desc, id desc`,
    [userId],
  );
export const findAddressRow = (db: Db, userId: bigint, id: bigint) =>
  db.maybe<AddressRow>('addresses.find', `select ${columns} from addresses where user_id = $1 and id = $2`, [
    userId,
    id,
  ]);
export const findDefaultRow = (db: Db, userId: bigint) =>
  db.maybe<AddressRow>(
    'addresses.findDefault',
    `select ${columns} from addresses where user_id = $1 and is_default`,
    [userId],
  );
export type AddressFields = Omit<AddressRow, 'id' | 'isDefault'>;
const values = (a: AddressFields) => [a.addressee, a.mobile, a.country, a.area, a.postcode, a.detail, a.tag];

/** Null where the book holds `most` already; the first is the default in any case. The book is locked before, by a statement of its own: this one sees what the last writer left. */
export const insertAddress = (
  tx: Tx,
  userId: bigint,
  address: AddressFields,
  { isDefault, most }: { readonly isDefault: boolean; readonly most: number },
) =>
  tx.maybe<AddressRow>(
    'addresses.insert',
    `insert into addresses (user_id, created_at, updated_at, addressee, mobile, country, area, postcode, detail, tag, is_default)
     select $1::bigint, $2, $2, $3, $4::text, $5::text, $6::text[], $7, $8, $9, $10::boolean or there = 0
     from (select count(*) as there from addresses where user_id = $1::bigint) book where there < $11::int returning ${columns}`,
    [userId, tx.now, ...values(address), isDefault, most],
  );
export const updateAddress = (tx: Tx, userId: bigint, id: bigint, address: AddressFields) =>
  tx.maybe<AddressRow>(
    'addresses.update',
    `update addresses set updated_at = $3, addressee = $4, mobile = $5, country = $6, area = $7, postcode = $8, detail = $9, tag = $10
     where user_id = $1 and id = $2 returning ${columns}`,
    [userId, id, tx.now, ...values(address)],
  );

/** None is the default any more, but this one. */
export const clearDefault = (tx: Tx, userId: bigint, exceptId: bigint | null) =>
  tx.run(
    'addresses.clearDefault',
    'update addresses set is_default = false where user_id = $1 and is_default and id is distinct from $2',
    [userId, exceptId],
  );
/** Exactly this one is the default afterwards. Two statements: the unique index is checked row by row. */
export async function updateDefault(tx: Tx, userId: bigint, id: bigint): Promise<void> {
  await Promise.all([
    clearDefault(tx, userId, id),
    tx.run(
      'addresses.setDefault',
      'update addresses set is_default = true where user_id = $1 and id = $2 and not is_default',
      [userId, id],
    ),
  ]);
}
export const deleteAddressRow = (tx: Tx, userId: bigint, id: bigint) =>
  tx.maybe<{ isDefault: boolean }>(
    'addresses.delete',
    'delete from addresses where user_id = $1 and id = $2 returning is_default as "isDefault"',
    [userId, id],
  );
/** The newest is the default afterwards, if there is any. */
export const updateNewestDefault = (tx: Tx, userId: bigint) =>
  tx.run(
    'addresses.newestDefault',
    'update addresses set is_default = true where id = (select id from addresses where user_id = $1 order by id desc limit 1)',
    [userId],
  );
