import type { OrderAction, OrderState } from '#lib/contract/vocabulary.ts';
import type { AccountNoticeCode } from '#lib/storefront/account/notices.ts';
import type { Flags } from '#lib/storefront/platform/site/flags.ts';
import * as m from '#messages';
import type { Order } from './types.ts';

type OrderFlags = Pick<Flags, 'orderCancel' | 'orderModify' | 'orderReturn' | 'orderExchange'>;

const FLAG: Record<OrderAction, keyof OrderFlags> = {
  cancel: 'orderCancel',
  modify: 'orderModify',
  return: 'orderReturn',
  exchange: 'orderExchange',
};

const NAMES: Record<OrderAction, () => string> = {
  cancel: m.ordersActionCancel,
  modify: m.ordersActionModify,
  return: m.ordersActionReturn,
  exchange: m.ordersActionExchange,
};

/** The button label of an order action. */
export function actionName(action: OrderAction): string {
  return NAMES[action]();
}

/** The order actions that the retail API allows and the store offers. */
export function offeredActions(actions: readonly OrderAction[], flags: OrderFlags): OrderAction[] {
  return actions.filter((action) => flags[FLAG[action]]);
}

/**
 * Whether an unpaid order can be given up, which releases its reservation. An exchange is given up on the page of its
 * return instead.
 */
export function canGiveUp({
  canPay,
  exchangeOf,
  paymentState,
  holdExpiresAt,
}: Pick<Order, 'canPay' | 'exchangeOf' | 'paymentState' | 'holdExpiresAt'>): boolean {
  return canPay && exchangeOf === '' && paymentState === 'awaiting' && holdExpiresAt !== null;
}

const TOO_LATE: Record<OrderAction, AccountNoticeCode> = {
  cancel: 'too-late-to-cancel',
  modify: 'too-late-to-change',
  return: 'not-returnable',
  exchange: 'not-returnable',
};

/** The notice on an order's page about why an order action is not possible. */
export function refusedActionNotice(action: OrderAction, state: OrderState, flags: OrderFlags): AccountNoticeCode {
  if (!flags[FLAG[action]]) return 'action-not-offered';
  if (state === 'payment-pending') return 'not-confirmed';
  return state === 'cancelled' ? 'already-cancelled' : TOO_LATE[action];
}
