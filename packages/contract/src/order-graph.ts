// The whole life of an order as data: state × verb → state. The server's guards, the apps' buttons, the timers and the docs all read it here.

/** 0 to pay · 1 to ship · 2 delivered (with the carrier) · 3 received · 4 completed · −1 cancelled · −2 refunded · −3 refund in progress · −4 in after-sale. */
export const orderStates = ['0', '1', '2', '3', '4', '-1', '-2', '-3', '-4'] as const;
export type OrderState = (typeof orderStates)[number];

export type OrderActor = 'shopper' | 'merchant' | 'operator' | 'timer';

export interface OrderTransition {
  readonly verb: string;
  readonly from: readonly OrderState[];
  /** `back` = the state from which the case was opened. */
  readonly to: OrderState | 'back';
  readonly by: readonly OrderActor[];
  readonly event: string;
}

export const orderTransitions = [
  { verb: 'pay', from: ['0'], to: '1', by: ['shopper'], event: 'order.paid' },
  { verb: 'cancel', from: ['0', '1'], to: '-1', by: ['shopper'], event: 'order.cancelled' },
  { verb: 'expire', from: ['0'], to: '-1', by: ['timer'], event: 'order.expired' },
  { verb: 'ship', from: ['1'], to: '2', by: ['merchant'], event: 'order.shipped' },
  { verb: 'giveUp', from: ['1'], to: '-1', by: ['timer'], event: 'order.given-up' },
  { verb: 'receive', from: ['2'], to: '3', by: ['shopper', 'timer'], event: 'order.received' },
  { verb: 'complete', from: ['3'], to: '4', by: ['shopper', 'timer'], event: 'order.completed' },
  { verb: 'applyRefund', from: ['1', '2'], to: '-3', by: ['shopper'], event: 'refund.applied' },
  { verb: 'applyAfterSale', from: ['3', '4'], to: '-4', by: ['shopper'], event: 'refund.applied' },
  {
    verb: 'refundInFull',
    from: ['-3', '-4'],
    to: '-2',
    by: ['merchant', 'operator', 'timer'],
    event: 'order.refunded',
  },
  {
    verb: 'closeCase',
    from: ['-3', '-4'],
    to: 'back',
    by: ['shopper', 'merchant', 'operator', 'timer'],
    event: 'refund.closed',
  },
] as const satisfies readonly OrderTransition[];

export type OrderVerb = (typeof orderTransitions)[number]['verb'];

/** The transition of a verb from a state, or null where the graph has none. */
export function orderTransition(state: OrderState, verb: OrderVerb, by: OrderActor): OrderTransition | null {
  const found: OrderTransition | undefined = orderTransitions.find(
    (t) =>
      t.verb === verb &&
      (t.from as readonly string[]).includes(state) &&
      (t.by as readonly string[]).includes(by),
  );
  return found ?? null;
}

/** The ten tabs of "my orders", in order. */
export const orderTabs = ['all', '0', '1', '2', '3', '4', '-1', '-3', '-2', '-4'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** What a shopper can do with an order; computed by the server, drawn by the app. */
export const orderActions = ['pay', 'cancel', 'receive', 'extend', 'buyAgain', 'delete', 'track'] as const;
export type OrderAction = (typeof orderActions)[number];

/** What happens next by itself, and when. */
export const nextSteps = [
  'expires',
  'must_ship_by',
  'auto_received',
  'auto_completed',
  'settles',
  'none',
] as const;
export type NextStep = (typeof nextSteps)[number];

export const parcelStates = [
  'pending',
  'info_received',
  'in_transit',
  'customs',
  'out_for_delivery',
  'available_for_pickup',
  'attempt_failed',
  'delivered',
  'exception',
  'expired',
] as const;
export type ParcelState = (typeof parcelStates)[number];
