import type { RefundMethod } from '#lib/contract/vocabulary.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import type { MoneyBack, Order } from './types.ts';

const ending = (name: string) => (name === '' ? '' : ` ending ${name}`);

const WHERE: Record<RefundMethod, (name: string) => string> = {
  gateway: (name) => `Original payment method (${gatewayName(name)})`,
  'gift-card': (name) => `Gift card${ending(name)} that you paid with`,
  'new-gift-card': (name) => `New gift card${ending(name)}`,
  bank: (name) => `Bank account${ending(name)}`,
  due: () => 'Less to pay on delivery',
};

/** Where money goes that goes back: `Original payment method (Razorpay)`. */
export function moneyBackWhere({ way: method, name }: Pick<MoneyBack, 'way' | 'name'>): string {
  return WHERE[method](name);
}

const VIA: Record<RefundMethod, (name: string) => string> = {
  gateway: (name) => `to your original payment method (${gatewayName(name)})`,
  'gift-card': (name) => `to the gift card${ending(name)} that you paid with`,
  'new-gift-card': () => 'to a new gift card',
  bank: (name) => `to your bank account${ending(name)}`,
  due: () => 'less to pay on delivery',
};

/** The same in fewer words, behind an amount: `to your original payment method (Razorpay)`. */
export function moneyBackVia({ way: method, name }: Pick<MoneyBack, 'way' | 'name'>): string {
  return VIA[method](name);
}

const WHEN: Record<RefundMethod, string> = {
  gateway: 'Banks usually take 5 to 7 working days.',
  'gift-card': 'You can use it at once.',
  'new-gift-card': 'We send you the number and PIN at once.',
  bank: 'We will write to you once we have made the transfer.',
  due: 'The courier will collect less.',
};

/** How long money takes that goes back this way. */
export function moneyBackWhen(method: RefundMethod): string {
  return WHEN[method];
}

const DONE: Record<RefundMethod, string> = {
  gateway: 'Refunded. It may take your bank a few days to show it.',
  'gift-card': 'Done. You can use it at once.',
  'new-gift-card': 'Issued. We have sent you the number and PIN by email or SMS.',
  bank: 'Transferred.',
  due: 'Done. The courier will collect less.',
};

/** How far money has come that goes back, with what there is to wait for. */
export function moneyBackStateText({ way: method, state }: Pick<MoneyBack, 'way' | 'state'>): string {
  if (state === 'done') return DONE[method];
  if (state === 'waiting') return `On its way. ${WHEN[method]}`;
  return 'The refund did not go through. We will send it again and write to you.';
}

/** The money of an order that goes back: of a cancelled one no courier collects less, because none comes. */
export function refundStatusText({ state, moneyBack }: Pick<Order, 'state' | 'moneyBack'>): MoneyBack[] {
  return moneyBack.filter(({ way: method }) => state !== 'cancelled' || method !== 'due');
}
