// What a shopper asks of the bag.
import { type Handlers, read, write } from '../../platform/route.ts';
import { addCartItem } from './add-cart-item.ts';
import { countPieces } from './cart.sql.ts';
import { readCart } from './read-cart.ts';
import { removeCartItems } from './remove-cart-items.ts';
import { selectCartItems } from './select-cart-items.ts';
import { updateCartItem } from './update-cart-item.ts';

export const cartRoutes = {
  listCart: read((db, actor) => readCart(db, actor.userId, actor.locale)),
  countCart: read(async (db, actor) => ({ count: await countPieces(db, actor.userId) })),
  addCartItem: write(addCartItem),
  updateCartItem: write(updateCartItem),
  selectCartItems: write(selectCartItems),
  removeCartItems: write(removeCartItems),
} satisfies Handlers;
