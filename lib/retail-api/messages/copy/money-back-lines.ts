import type { RefundMethod } from '#lib/contract/index.ts';
import { joinMoneyParts, type MoneyPart } from '#lib/shared/join-money-parts.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';

/** Where money of an order goes and when it is there, a sentence for each way; none where no money moves. */
export function moneyBackLines(parts: readonly MoneyPart[]): string[] {
  return joinMoneyParts(parts).map(({ way, name, amount }) => SENTENCES[way](formatPaise(amount), name));
}

/** Where money of an order will go, in one sentence without its end: `₹500 goes back to your bank account ending 9012`. */
export function moneyPlaces(parts: readonly MoneyPart[]): string {
  const [first = '', ...others] = joinMoneyParts(parts).map(({ way, name, amount }, index) => {
    const verb = index === 0 ? ' goes back' : '';
    return `${formatPaise(amount)}${verb} ${PLACES[way](name)}`;
  });
  const last = others.pop();
  return last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
}

const PLACES: Readonly<Record<RefundMethod, (name: string) => string>> = {
  gateway: (name) => `to where it was paid from by ${gatewayName(name)}`,
  'gift-card': (digits) => `onto your gift card ending ${digits}`,
  'new-gift-card': () => 'onto a new gift card',
  bank: (digits) => `to your bank account ending ${digits}`,
  due: () => 'off what is to be paid at the door',
};

const SENTENCES: Readonly<Record<RefundMethod, (amount: string, name: string) => string>> = {
  gateway: (amount, name) =>
    `${amount} goes back to where it was paid from by ${gatewayName(name)}. Banks usually take 5 to 7 working days.`,
  'gift-card': (amount, digits) => `${amount} is on your gift card ending ${digits} again.`,
  'new-gift-card': (amount, digits) =>
    `${amount} is on a new gift card ending ${digits}. Its number and PIN come in a message of their own.`,
  bank: (amount, digits) =>
    `${amount} is transferred to your bank account ending ${digits}. We write to you once it is sent.`,
  due: (amount) => `${amount} is no longer to be paid at the door.`,
};
