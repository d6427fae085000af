import type { RefundMethod } from '#lib/contract/index.ts';
import { joinMoneyParts, type MoneyPart } from '#lib/shared/join-money-parts.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';

/**
 * Where the money of an order is refunded and when it arrives, a sentence per refund destination; empty if no money
 * moves.
 */
export function orderRefundLines(parts: readonly MoneyPart[]): string[] {
  return joinMoneyParts(parts).map(({ method, name, amount }) => SENTENCES[method](formatPaise(amount), name));
}

/**
 * Where the money of an order will be refunded, as one sentence without its full stop: `we refund ₹500 to your bank
 * account ending 9012`.
 */
export function moneyPlaces(parts: readonly MoneyPart[]): string {
  const [first = '', ...others] = joinMoneyParts(parts).map(({ method, name, amount }, index) => {
    const verb = index === 0 ? 'we refund ' : '';
    return `${verb}${formatPaise(amount)} ${PLACES[method](name)}`;
  });
  const last = others.pop();
  return last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
}

const PLACES: Readonly<Record<RefundMethod, (name: string) => string>> = {
  gateway: (name) => `to your original payment method (${gatewayName(name)})`,
  'gift-card': (digits) => `to your gift card ending ${digits}`,
  'new-gift-card': () => 'to a new gift card',
  bank: (digits) => `to your bank account ending ${digits}`,
  due: () => 'by reducing what you pay on delivery',
};

const SENTENCES: Readonly<Record<RefundMethod, (amount: string, name: string) => string>> = {
  gateway: (amount, name) =>
    `We are refunding ${amount} to your original payment method (${gatewayName(name)}). Banks usually take 5 to 7 working days.`,
  'gift-card': (amount, digits) => `We have refunded ${amount} to your gift card ending ${digits}.`,
  'new-gift-card': (amount, digits) =>
    `We have refunded ${amount} to a new gift card ending ${digits}. We are sending you the number and PIN in a separate message.`,
  bank: (amount, digits) =>
    `We are transferring ${amount} to your bank account ending ${digits}. We will let you know once it is sent.`,
  due: (amount) => `You pay ${amount} less on delivery.`,
};
