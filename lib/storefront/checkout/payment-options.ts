import { GATEWAY_COPY, isGateway } from '#lib/contract/gateways.ts';
import type { Gateway, MethodRefusal, PaymentMethod } from '#lib/contract/vocabulary.ts';
import type { PaymentOption } from './types.ts';

const NOTES: Record<Exclude<PaymentMethod, Gateway>, string> = {
  'cash-on-delivery': 'Pay in cash at delivery.',
  'gift-card': '',
};

const REFUSALS: Record<Exclude<MethodRefusal, ''>, string> = {
  value: 'Not available for this order amount.',
  pincode: 'Not available at this pincode.',
  category: 'Not available for some items in your cart.',
  'open-orders': 'Not available until your other cash orders are delivered.',
  unavailable: 'Not available at the moment.',
  'nothing-to-pay': 'There is nothing to pay.',
};

/** A gateway refuses an amount only where gift cards leave a few paise of it. */
const BELOW_GATEWAYS = 'Not available below ₹1. Add an item to your cart or remove a gift card.';

/** What a shopper reads beside a way to pay: what it takes, or why it cannot be chosen. */
export function paymentMethodHint({ method, refusal }: PaymentOption): string {
  if (refusal === '') return isGateway(method) ? GATEWAY_COPY[method].accepts : NOTES[method];
  return refusal === 'value' && method !== 'cash-on-delivery' ? BELOW_GATEWAYS : REFUSALS[refusal];
}

/**
 * The ways to choose from. Gift cards were entered in the cart and are none; a gateway without keys is never offered, so
 * nobody has to hear of it.
 */
export function paymentOptionsToShow(ways: readonly PaymentOption[]): PaymentOption[] {
  return ways.filter(({ method, refusal }) => method !== 'gift-card' && refusal !== 'unavailable');
}

/** The way that is chosen at first: the last one, as long as it can be, otherwise the first that can. */
export function preferredPaymentOption(
  ways: readonly PaymentOption[],
  before: PaymentMethod | undefined,
): PaymentMethod | null {
  const open = paymentOptionsToShow(ways).filter(({ refusal }) => refusal === '');
  return (open.find(({ method }) => method === before) ?? open[0])?.method ?? null;
}
