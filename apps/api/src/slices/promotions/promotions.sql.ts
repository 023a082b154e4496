// Every statement on promo codes and their uses.
import type { Db, Tx } from '../../platform/db.ts';
import type { Promo } from './promo.rules.ts';

const columns = `id, code, kind, percent_bps as "percentBps", amount_cents as "amountCents", cap_cents as "capCents", min_spend_cents as "minSpendCents",
  shop_id as "shopId", starts_at as "startsAt", ends_at as "endsAt", total_limit as "totalLimit", per_user_limit as "perUserLimit", used_count as "usedCount"`;

export const findPromo = (db: Db, code: string) =>
  db.maybe<Promo>('promotions.find', `select ${columns} from promo_codes where code = $1`, [code]);
/** Locked, so that limits are counted by one buyer at a time. */
export const lockPromo = (tx: Tx, code: string) =>
  tx.maybe<Promo>('promotions.lock', `select ${columns} from promo_codes where code = $1 for update`, [code]);

/** How often this shopper has used the code, uses given back left out. */
export async function countUsesOf(db: Db, promoId: bigint, userId: bigint): Promise<number> {
  const row = await db.one<{ uses: number }>(
    'promotions.countUses',
    'select count(*)::int as uses from promo_uses where promo_id = $1 and user_id = $2 and released_at is null',
    [promoId, userId],
  );
  return row.uses;
}

/** Codes that run now and still have uses left for this shopper, those that end first in front. */
export const listUsablePromos = (db: Db, userId: bigint, now: Date) =>
  db.many<Promo>(
    'promotions.listUsable',
    `select ${columns} from promo_codes p
     where starts_at <= $2 and ends_at > $2 and (total_limit is null or used_count < total_limit)
       and (per_user_limit is null
            or (select count(*) from promo_uses u where u.promo_id = p.id and u.user_id = $1 and u.released_at is null) < per_user_limit)
     order by ends_at, id limit 100`,
    [userId, now],
  );

export async function insertUse(tx: Tx, promoId: bigint, userId: bigint, paymentNo: string): Promise<void> {
  await tx.run(
    'promotions.insertUse',
    'insert into promo_uses (promo_id, user_id, payment_no, used_at) values ($1, $2, $3, $4)',
    [promoId, userId, paymentNo, tx.now],
  );
  await tx.run('promotions.countUp', 'update promo_codes set used_count = used_count + 1 where id = $1', [
    promoId,
  ]);
}

/** Marks the payment's use as given back and lowers the count, once. */
export const updateUseReleased = (tx: Tx, paymentNo: string) =>
  tx.run(
    'promotions.release',
    `with released as (update promo_uses set released_at = $2 where payment_no = $1 and released_at is null returning promo_id)
     update promo_codes p set used_count = used_count - 1 from released where p.id = released.promo_id`,
    [paymentNo, tx.now],
  );

export type NewPromo = Omit<Promo, 'id' | 'usedCount'>;

export const insertPromo = (tx: Tx, p: NewPromo) =>
  tx.one<{ id: bigint }>(
    'promotions.insert',
    `insert into promo_codes (code, kind, percent_bps, amount_cents, cap_cents, min_spend_cents, shop_id, starts_at, ends_at, total_limit, per_user_limit, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      p.code,
      p.kind,
      p.percentBps,
      p.amountCents,
      p.capCents,
      p.minSpendCents,
      p.shopId,
      p.startsAt,
      p.endsAt,
      p.totalLimit,
      p.perUserLimit,
      tx.now,
    ],
  );

/** Codes whose count of uses is not the number of their uses. */
export const listMiscounted = (db: Db) =>
  db.many<{ code: string; counted: number; uses: number }>(
    'promotions.listMiscounted',
    `select p.code, p.used_count as counted, count(u.id)::int as uses
     from promo_codes p left join promo_uses u on u.promo_id = p.id and u.released_at is null
     group by p.id having p.used_count <> count(u.id)`,
  );
