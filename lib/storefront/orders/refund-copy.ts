import type { RefundMethod } from '#lib/contract/vocabulary.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import * as m from '#messages';
import type { Order, OrderRefund } from './types.ts';

/** The last characters of a card or account, and whether they are known. */
const ending = (name: string) => ({ name, known: name === '' ? 'no' : 'yes' });

const WHERE: Record<RefundMethod, (name: string) => string> = {
  gateway: (name) => m.ordersRefundWhereGateway({ gateway: gatewayName(name) }),
  'gift-card': (name) => m.ordersRefundWhereGiftCard(ending(name)),
  'new-gift-card': (name) => m.ordersRefundWhereNewGiftCard(ending(name)),
  bank: (name) => m.ordersRefundWhereBank(ending(name)),
  due: () => m.ordersRefundWhereDue(),
};

/** The destination of a refund: `Original payment method (Razorpay)`. */
export function refundDestination({ method, name }: Pick<OrderRefund, 'method' | 'name'>): string {
  return WHERE[method](name);
}

const VIA: Record<RefundMethod, (name: string) => string> = {
  gateway: (name) => m.ordersRefundViaGateway({ gateway: gatewayName(name) }),
  'gift-card': (name) => m.ordersRefundViaGiftCard(ending(name)),
  'new-gift-card': () => m.ordersRefundViaNewGiftCard(),
  bank: (name) => m.ordersRefundViaBank(ending(name)),
  due: () => m.ordersRefundViaDue(),
};

/** The short form of it, shown after an amount: `to your original payment method (Razorpay)`. */
export function orderRefundVia({ method, name }: Pick<OrderRefund, 'method' | 'name'>): string {
  return VIA[method](name);
}

const WHEN: Record<RefundMethod, () => string> = {
  gateway: m.ordersRefundWhenGateway,
  'gift-card': m.ordersRefundWhenGiftCard,
  'new-gift-card': m.ordersRefundWhenNewGiftCard,
  bank: m.ordersRefundWhenBank,
  due: m.ordersRefundWhenDue,
};

/** How long a refund to this destination takes. */
export function orderRefundWhen(method: RefundMethod): string {
  return WHEN[method]();
}

const DONE: Record<RefundMethod, () => string> = {
  gateway: m.ordersRefundDoneGateway,
  'gift-card': m.ordersRefundDoneGiftCard,
  'new-gift-card': m.ordersRefundDoneNewGiftCard,
  bank: m.ordersRefundDoneBank,
  due: m.ordersRefundDoneDue,
};

/** The status of a refund, with what the shopper has to wait for. */
export function orderRefundStateText({ method, state }: Pick<OrderRefund, 'method' | 'state'>): string {
  if (state === 'done') return DONE[method]();
  if (state === 'waiting') return m.ordersRefundWaiting({ when: WHEN[method]() });
  return m.ordersRefundFailed();
}

/** The status of an order's refunds; for a cancelled order no courier collects less, because none comes. */
export function refundStatusText({ state, orderRefunds }: Pick<Order, 'state' | 'orderRefunds'>): OrderRefund[] {
  return orderRefunds.filter(({ method }) => state !== 'cancelled' || method !== 'due');
}
