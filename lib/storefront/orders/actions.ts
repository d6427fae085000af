import type { OrderAction, OrderState } from '#lib/contract/vocabulary.ts';
import type { Flags } from '#lib/shared/flags.ts';
import type { AccountNoticeCode } from '#lib/storefront/account/notices.ts';
import type { Order } from './types.ts';

type OrderFlags = Pick<Flags, 'orderCancel' | 'orderModify' | 'orderReturn' | 'orderExchange'>;

const FLAG: Record<OrderAction, keyof OrderFlags> = {
  cancel: 'orderCancel',
  modify: 'orderModify',
  return: 'orderReturn',
  exchange: 'orderExchange',
};

const NAMES: Record<OrderAction, string> = {
  cancel: 'Cancel order',
  modify: 'Modify',
  return: 'Return',
  exchange: 'Exchange',
};

/** The name of the button for something that a shopper may do with an order. */
export function actionName(action: OrderAction): string {
  return NAMES[action];
}

/** What the retail API lets a shopper do with an order, as far as the store offers it. */
export function offeredActions(actions: readonly OrderAction[], flags: OrderFlags): OrderAction[] {
  return actions.filter((action) => flags[FLAG[action]]);
}

/**
 * Whether an order that waits for its payment can be given up, so that what it holds is free again. An exchange is given up
 * on the page of what was sent back.
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

/** The notice with which the page of an order says why something cannot be done with it. */
export function refusedActionNotice(action: OrderAction, state: OrderState, flags: OrderFlags): AccountNoticeCode {
  if (!flags[FLAG[action]]) return 'action-not-offered';
  if (state === 'payment-pending') return 'not-confirmed';
  return state === 'cancelled' ? 'already-cancelled' : TOO_LATE[action];
}
