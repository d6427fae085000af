import type { RefundMethod } from '#lib/contract/index.ts';
import { joinMoneyParts, type MoneyPart } from '#lib/shared/join-money-parts.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import * as m from '#messages';

interface RefundPlace {
  amount: string;
  /** Name of the gateway, or the last digits of the card or account. */
  name: string;
}

/**
 * Where the money of an order is refunded and when it arrives, a sentence per refund destination; empty if no money
 * moves.
 */
export function orderRefundLines(parts: readonly MoneyPart[]): string[] {
  return joinMoneyParts(parts).map((part) => SENTENCES[part.method](placeOf(part)));
}

/**
 * Where the money of an order will be refunded, as one sentence without its full stop: `we refund ₹500 to your bank
 * account ending 9012`.
 */
export function moneyPlaces(parts: readonly MoneyPart[]): string {
  const places = joinMoneyParts(parts).map((part) => PLACES[part.method](placeOf(part)));
  const last = places.pop() ?? '';
  if (places.length === 0) return m.mailWeRefund({ places: last });
  const first = places.reduce((before, next) => m.mailComma({ first: before, last: next }));
  return m.mailWeRefund({ places: m.mailAnd({ first, last }) });
}

const placeOf = ({ method, name, amount }: MoneyPart): RefundPlace => ({
  amount: formatPaise(amount),
  name: method === 'gateway' ? gatewayName(name) : name,
});

const PLACES: Readonly<Record<RefundMethod, (place: RefundPlace) => string>> = {
  gateway: m.mailPlaceGateway,
  'gift-card': m.mailPlaceGiftCard,
  'new-gift-card': m.mailPlaceNewGiftCard,
  bank: m.mailPlaceBank,
  due: m.mailPlaceDue,
};

const SENTENCES: Readonly<Record<RefundMethod, (place: RefundPlace) => string>> = {
  gateway: m.mailMoneyGateway,
  'gift-card': m.mailMoneyGiftCard,
  'new-gift-card': m.mailMoneyNewGiftCard,
  bank: m.mailMoneyBank,
  due: m.mailMoneyDue,
};
