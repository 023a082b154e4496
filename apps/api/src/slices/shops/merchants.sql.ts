// Every statement on merchants, the people who run shops.
import type { Db, Tx } from '../../platform/db.ts';

export interface MerchantRow {
  id: bigint;
  email: string;
  role: 'owner' | 'staff';
  passwordHash: string;
  shopId: bigint;
  shopName: string;
}
const from = `select m.id, m.email, m.role, m.password_hash as "passwordHash", m.shop_id as "shopId", s.name as "shopName"
  from merchants m join shops s on s.id = m.shop_id where m.disabled_at is null`;

/** A merchant who may sign in, by e-mail. */
export const findMerchantByEmail = (db: Db, email: string) =>
  db.maybe<MerchantRow>('shops.findMerchantByEmail', `${from} and m.email = lower($1)`, [email]);
/** A merchant who may act, by id. */
export const findMerchant = (db: Db, id: bigint) =>
  db.maybe<MerchantRow>('shops.findMerchant', `${from} and m.id = $1`, [id]);

export interface NewMerchant {
  readonly shopId: bigint;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: 'owner' | 'staff';
}
/** Gives somebody a place in a shop. */
export async function insertMerchant(tx: Tx, m: NewMerchant): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(
    'shops.insertMerchant',
    'insert into merchants (shop_id, email, password_hash, role, created_at) values ($1, lower($2), $3, $4, $5) returning id',
    [m.shopId, m.email, m.passwordHash, m.role, tx.now],
  );
  return id;
}
