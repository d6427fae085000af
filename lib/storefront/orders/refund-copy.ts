import type { RefundMethod } from '#lib/contract/vocabulary.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import type { Order, OrderRefund } from './types.ts';

const ending = (name: string) => (name === '' ? '' : ` ending ${name}`);

const WHERE: Record<RefundMethod, (name: string) => string> = {
  gateway: (name) => `Original payment method (${gatewayName(name)})`,
  'gift-card': (name) => `Gift card${ending(name)} that you paid with`,
  'new-gift-card': (name) => `New gift card${ending(name)}`,
  bank: (name) => `Bank account${ending(name)}`,
  due: () => 'Deducted from the amount due on delivery',
};

/** The destination of a refund: `Original payment method (Razorpay)`. */
export function refundDestination({ method, name }: Pick<OrderRefund, 'method' | 'name'>): string {
  return WHERE[method](name);
}

const VIA: Record<RefundMethod, (name: string) => string> = {
  gateway: (name) => `to your original payment method (${gatewayName(name)})`,
  'gift-card': (name) => `to the gift card${ending(name)} that you paid with`,
  'new-gift-card': () => 'to a new gift card',
  bank: (name) => `to your bank account${ending(name)}`,
  due: () => 'deducted from the amount due on delivery',
};

/** The short form of it, shown after an amount: `to your original payment method (Razorpay)`. */
export function orderRefundVia({ method, name }: Pick<OrderRefund, 'method' | 'name'>): string {
  return VIA[method](name);
}

const WHEN: Record<RefundMethod, string> = {
  gateway: 'Banks usually take 5 to 7 working days.',
  'gift-card': 'You can use the amount once it is back on the card.',
  'new-gift-card': 'We will send you its number and PIN once it is issued.',
  bank: 'We will let you know once we have made the transfer.',
  due: 'The courier will collect less.',
};

/** How long a refund to this destination takes. */
export function orderRefundWhen(method: RefundMethod): string {
  return WHEN[method];
}

const DONE: Record<RefundMethod, string> = {
  gateway: 'Refunded. It may take your bank a few days to show it.',
  'gift-card': 'Done. You can use it right away.',
  'new-gift-card': 'Issued. We have sent you the number and PIN by email or SMS.',
  bank: 'Transferred.',
  due: 'Done. The courier will collect less.',
};

/** The status of a refund, with what the shopper has to wait for. */
export function orderRefundStateText({ method, state }: Pick<OrderRefund, 'method' | 'state'>): string {
  if (state === 'done') return DONE[method];
  if (state === 'waiting') return `On its way. ${WHEN[method]}`;
  return 'The refund did not go through. We will send it again and let you know.';
}

/** The status of an order's refunds; for a cancelled order no courier collects less, because none comes. */
export function refundStatusText({ state, orderRefunds }: Pick<Order, 'state' | 'orderRefunds'>): OrderRefund[] {
  return orderRefunds.filter(({ method }) => state !== 'cancelled' || method !== 'due');
}
