// The act of offering a promo code.
import type { Tx } from '../../platform/db.ts';
import { insertPromo, type NewPromo } from './promotions.sql.ts';

/** Offers a code; percent codes have basis points (and maybe a cap), fixed ones an amount in cents. The table's checks refuse what does not fit. */
export async function createPromoCode(tx: Tx, promo: NewPromo): Promise<bigint> {
  const { id } = await insertPromo(tx, promo);
  return id;
}
