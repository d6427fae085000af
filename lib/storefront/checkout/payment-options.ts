import { GATEWAY_COPY, isGateway } from '#lib/contract/gateways.ts';
import type { Gateway, MethodRefusal, PaymentMethod } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { ChosenPayment, PaymentOption, PaymentOptions } from './types.ts';

const HINTS: Record<Exclude<PaymentMethod, Gateway>, string> = {
  'cash-on-delivery': 'Pay in cash at delivery.',
  'gift-card': '',
};

const REFUSALS: Record<Exclude<MethodRefusal, ''>, string> = {
  value: 'Not available for this order amount.',
  pincode: 'Not available at this pincode.',
  category: 'Not available for some items in your cart.',
  collect: 'Not available for orders that you collect from a store.',
  'open-orders': 'Not available until your other cash orders are delivered.',
  unavailable: 'Not available at the moment.',
  'nothing-to-pay': 'There is nothing to pay.',
};

/** Gateways refuse amounts below ₹1, which occur only where gift cards leave a few paise to pay. */
const BELOW_GATEWAYS = 'Not available below ₹1. Add an item to your cart or remove a gift card.';

/** The text beside a payment method: what it accepts, or why it is not available. */
export function paymentMethodHint({ method, refusal, maximum, charge = 0 }: PaymentOption): string {
  if (refusal === '') {
    const hint = isGateway(method) ? GATEWAY_COPY[method].accepts : HINTS[method];
    return charge > 0 ? `${hint} This adds a fee of ${formatPaise(charge)}.` : hint;
  }
  if (refusal === 'value' && maximum !== undefined) return `Available for orders up to ${formatPaise(maximum)}.`;
  return refusal === 'value' && method !== 'cash-on-delivery' ? BELOW_GATEWAYS : REFUSALS[refusal];
}

/**
 * The payment options to show. Gift cards are not among them because they are entered in the cart, nor are gateways
 * without keys, which are never offered.
 */
export function paymentOptionsToShow(options: readonly PaymentOption[]): PaymentOption[] {
  return options.filter(({ method, refusal }) => method !== 'gift-card' && refusal !== 'unavailable');
}

/**
 * The payment method selected at first: the last used one where it is available, otherwise the first available
 * one.
 */
export function preferredPaymentOption(
  options: readonly PaymentOption[],
  before: PaymentMethod | undefined,
): PaymentMethod | null {
  const open = paymentOptionsToShow(options).filter(({ refusal }) => refusal === '');
  return (open.find(({ method }) => method === before) ?? open[0])?.method ?? null;
}

/**
 * What the payment step is priced for. `asked`: what the form was last sent or changed to, if at all; a method that is
 * not available is replaced by the preferred one.
 */
export function chosenPayment(
  options: readonly PaymentOption[],
  asked: { method: string | undefined; isWrapped: boolean },
  before: PaymentMethod | undefined,
): ChosenPayment {
  const open = paymentOptionsToShow(options).find(({ method, refusal }) => method === asked.method && refusal === '');
  return { method: open?.method ?? preferredPaymentOption(options, before) ?? '', isWrapped: asked.isWrapped };
}

/** The charges that choices of the payment step add to the price of the cart, in paise. */
export function chargeOf(
  { options, giftWrapCharge }: Pick<PaymentOptions, 'options' | 'giftWrapCharge'>,
  { method, isWrapped }: { method: string; isWrapped: boolean },
): number {
  const fee = options.find((option) => option.method === method)?.charge ?? 0;
  return fee + (isWrapped ? giftWrapCharge : 0);
}
