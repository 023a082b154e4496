// The front door: everything that can be asked of Meridian, once.
import type { z } from 'zod';
import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { books } from './books.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { content } from './content.ts';
import { networks } from './networks.ts';
import { operations } from './operations.ts';
import { orders } from './orders.ts';
import type { Verb } from './paths.ts';
import { promotions } from './promotions.ts';
import { proposals } from './proposals.ts';
import { reviews } from './reviews.ts';
import { shops } from './shops.ts';
import { statements } from './statements.ts';
import { topups } from './topups.ts';
import { users } from './users.ts';
import { wallet } from './wallet.ts';
import { withdrawals } from './withdrawals.ts';

/** Every route by its verb. */
export const contract = {
  ...accounts,
  ...addresses,
  ...content,
  ...shops,
  ...catalogue,
  ...promotions,
  ...wallet,
  ...networks,
  ...topups,
  ...statements,
  ...withdrawals,
  ...cart,
  ...orders,
  ...reviews,
  ...operations,
  ...users,
  ...books,
  ...proposals,
} satisfies Record<Verb, unknown>;

export type Contract = typeof contract;
/** What a client sends. */
export type RequestOf<V extends Verb> = z.input<Contract[V]['input']>;
/** What the server works with after validation. */
export type InputOf<V extends Verb> = z.output<Contract[V]['input']>;
/** What the answer's `data` holds. */
export type ResponseOf<V extends Verb> = z.output<Contract[V]['output']>;

export type { UserInfo } from './accounts.ts';
export type { Address, CountryFormat } from './addresses.ts';
export type { Correction, LedgerAccount, LedgerJournal, LedgerLine } from './books.ts';
export type { CartItem, CartView } from './cart.ts';
export type {
  CategoryNode,
  ImportReport,
  ProductCard,
  ProductDetail,
  ProductFacets,
  ProductSort,
  Sku,
} from './catalogue.ts';
export type { Home } from './content.ts';
export type { Envelope, OperatorRole, Picture, Route } from './core.ts';
export { type ErrorCode, errorCodes, httpStatusOf } from './errors.ts';
export { emailPattern, limits, moneyPattern, payCodePattern } from './limits.ts';
export type { Network, PayeeAccount } from './networks.ts';
export type { AuditEntry, OperatorInfo, Setting } from './operations.ts';
export * from './order-graph.ts';
export type { MerchantOrderInfo, OrderCard, OrderInfo, Parcel, PaymentView } from './orders.ts';
export { type Audience, paths, type RoutePath, type Verb } from './paths.ts';
export type { PromoCode } from './promotions.ts';
export type { ChangeProposal, Registry } from './proposals.ts';
export type { Quote } from './quotes.ts';
export type { Review } from './reviews.ts';
export type { ShopCard, ShopInfo } from './shops.ts';
export { type Statement, type StatementLine, unmatchedResults } from './statements.ts';
export type { ParkedTransfer, TopUp, TopUpAudit } from './topups.ts';
export type { UserCard, UserDetail } from './users.ts';
export type { BillKind, BillLine } from './wallet.ts';
export type { Destination, Withdrawal, WithdrawalAudit } from './withdrawals.ts';
