// The act: follow a shop, or stop following it.
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeFollow, findShop, updateFans } from './shops.sql.ts';

/** Repeating it changes nothing; answers whether the shop is followed now and by how many. @throws SHOP_NOT_FOUND */
export async function followShop(tx: Tx, actor: ShopperActor, input: { id: bigint; follow: boolean }) {
  const shop = await findShop(tx, { id: input.id }, actor.locale, null);
  // Leaving must always be possible, also when the shop was suspended meanwhile.
  if (!shop || (shop.state === 'suspended' && input.follow)) refuse('SHOP_NOT_FOUND');
  const changed = await changeFollow(tx, actor.userId, input.id, input.follow);
  const figures = await updateFans(tx, input.id, changed ? (input.follow ? 1 : -1) : 0);
  return { followed: input.follow, fans: figures?.fans ?? 0 };
}
