import type { RefundMethod } from '#lib/contract/vocabulary.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import type { MoneyBack, Order } from './types.ts';

const ending = (name: string) => (name === '' ? '' : ` ending ${name}`);

const WHERE: Record<RefundMethod, (name: string) => string> = {
  gateway: (name) => `To where it was paid from, by ${gatewayName(name)}`,
  'gift-card': (name) => `Onto the gift card${ending(name)} that paid it`,
  'new-gift-card': (name) => `As a new gift card${ending(name)}`,
  bank: (name) => `To your bank account${ending(name)}`,
  due: () => 'Off what you pay at the door',
};

/** The destination of a refund: `To where it was paid from, by Razorpay`. */
export function moneyBackWhere({ way: method, name }: Pick<MoneyBack, 'way' | 'name'>): string {
  return WHERE[method](name);
}

const VIA: Record<RefundMethod, (name: string) => string> = {
  gateway: (name) => `by ${gatewayName(name)}`,
  'gift-card': (name) => `onto the gift card${ending(name)} that paid it`,
  'new-gift-card': () => 'on a new gift card',
  bank: (name) => `to your bank account${ending(name)}`,
  due: () => 'less to pay at the door',
};

/** The short form of it, shown after an amount: `by Razorpay`. */
export function moneyBackVia({ way: method, name }: Pick<MoneyBack, 'way' | 'name'>): string {
  return VIA[method](name);
}

const WHEN: Record<RefundMethod, string> = {
  gateway: 'Banks usually take 5 to 7 working days.',
  'gift-card': 'You can use it at once.',
  'new-gift-card': 'We send you its number and PIN at once.',
  bank: 'We write to you once it is transferred.',
  due: 'The courier collects less.',
};

/** How long a refund to this destination takes. */
export function moneyBackWhen(method: RefundMethod): string {
  return WHEN[method];
}

const DONE: Record<RefundMethod, string> = {
  gateway: 'Sent. Your bank may take some days to show it.',
  'gift-card': 'Done. You can use it at once.',
  'new-gift-card': 'Issued. Its number and PIN are with you by mail or SMS.',
  bank: 'Transferred.',
  due: 'Done. The courier collects less.',
};

/** The status of a refund, with what the shopper has to wait for. */
export function moneyBackStateText({ way: method, state }: Pick<MoneyBack, 'way' | 'state'>): string {
  if (state === 'done') return DONE[method];
  if (state === 'waiting') return `On its way. ${WHEN[method]}`;
  return 'It did not arrive. We send it again and write to you.';
}

/** The status of an order's refunds; for a cancelled order no courier collects less, because none comes. */
export function refundStatusText({ state, moneyBack }: Pick<Order, 'state' | 'moneyBack'>): MoneyBack[] {
  return moneyBack.filter(({ way: method }) => state !== 'cancelled' || method !== 'due');
}
