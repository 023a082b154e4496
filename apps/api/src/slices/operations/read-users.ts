// Reading shoppers for operators: who they are, what they have, and what was done to the account.
import type { InputOf, ResponseOf, UserCard, UserDetail } from '@meridian/contract';
import { balanceOf, formatMoney, pathOf } from '../../ledger/index.ts';
import { pageOf } from '../../platform/cursor.ts';
import { cursorPart, decodeParts } from '../../platform/cursor-parts.ts';
import type { Db } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { listSessions } from '../../platform/sessions.ts';
import {
  findCredentialChange,
  findUser,
  getPayCodeState,
  listFreezes,
  type UserCardRow,
  userCards,
} from '../accounts/index.ts';
import { escrowOf } from '../orders/index.ts';
import { heldOf } from '../withdrawals/index.ts';
import { listOperatorNames } from './operations.sql.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const cardView = (u: UserCardRow): UserCard => ({
  id: String(u.id),
  email: u.email,
  mobile: u.mobile,
  name: u.name,
  country: u.country,
  language: u.language,
  frozenAt: iso(u.frozenAt),
  createdAt: u.createdAt.toISOString(),
});

/** @throws VALIDATION_FAILED on a cursor that is none of ours */
export async function readUsers(db: Db, input: InputOf<'listUsers'>): Promise<ResponseOf<'listUsers'>> {
  const filter = { q: input.q ?? null, frozen: input.frozen ?? null };
  const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
  const { rows, total } = await userCards.read(db, filter, before, input.limit);
  return pageOf(rows, input.limit, total, cardView, (u) => [u.id]);
}

/** @throws USER_NOT_FOUND */
export async function readUser(db: Db, id: bigint, now: Date): Promise<UserDetail> {
  const user = (await findUser(db, id)) ?? refuse('USER_NOT_FOUND');
  const account = { type: 'shopper_available', ownerId: id } as const;
  const payCode = await getPayCodeState(db, id, now);
  const freezes = await listFreezes(db, id);
  const names = new Map(
    (await listOperatorNames(db, [...new Set(freezes.map((f) => f.operatorId))])).map((o) => [o.id, o.name]),
  );
  return {
    ...cardView({ ...user, name: `${user.givenName} ${user.familyName}` }),
    emailVerifiedAt: iso(user.emailVerifiedAt),
    credentialsChangedAt: iso(await findCredentialChange(db, id)),
    payCode: { isSet: payCode.isSet, lockedUntil: iso(payCode.lockedUntil) },
    available: formatMoney(await balanceOf(db, account)),
    held: formatMoney(await heldOf(db, id)),
    inEscrow: formatMoney(await escrowOf(db, id)),
    account: pathOf(account),
    sessions: (await listSessions(db, 'shopper', id, now)).length,
    freezes: freezes.map((f) => ({
      action: f.action,
      reason: f.reason,
      by: names.get(f.operatorId) ?? `operator:${f.operatorId}`,
      at: f.createdAt.toISOString(),
    })),
  };
}
