import { GATEWAY_COPY, isGateway } from '#lib/contract/gateways.ts';
import type { Gateway, MethodRefusal, PaymentMethod } from '#lib/contract/vocabulary.ts';
import type { PaymentOption } from './types.ts';

const NOTES: Record<Exclude<PaymentMethod, Gateway>, string> = {
  'cash-on-delivery': 'In cash, when the parcel is handed over.',
  'gift-card': '',
};

const REFUSALS: Record<Exclude<MethodRefusal, ''>, string> = {
  value: 'Not for an order of this amount.',
  pincode: 'The courier takes no cash at this pincode.',
  category: 'Not for everything in your cart.',
  'open-orders': 'Not before your other cash orders are delivered.',
  unavailable: 'Not available at the moment.',
  'nothing-to-pay': 'There is nothing left to pay.',
};

/** A gateway refuses an amount only where gift cards leave a few paise of it. */
const BELOW_GATEWAYS = 'Not for less than ₹1. Add something to your cart, or take a gift card off it.';

/** What a shopper reads beside a way to pay: what it takes, or why it cannot be chosen. */
export function paymentMethodHint({ method, refusal }: PaymentOption): string {
  if (refusal === '') return isGateway(method) ? GATEWAY_COPY[method].accepts : NOTES[method];
  return refusal === 'value' && method !== 'cash-on-delivery' ? BELOW_GATEWAYS : REFUSALS[refusal];
}

/**
 * The ways to choose from. Gift cards were entered in the cart and are none; a gateway without keys is never offered, so
 * nobody has to hear of it.
 */
export function paymentOptionsToShow(options: readonly PaymentOption[]): PaymentOption[] {
  return options.filter(({ method, refusal }) => method !== 'gift-card' && refusal !== 'unavailable');
}

/** The way that is chosen at first: the last one, as long as it can be, otherwise the first that can. */
export function preferredPaymentOption(
  options: readonly PaymentOption[],
  before: PaymentMethod | undefined,
): PaymentMethod | null {
  const open = paymentOptionsToShow(options).filter(({ refusal }) => refusal === '');
  return (open.find(({ method }) => method === before) ?? open[0])?.method ?? null;
}
