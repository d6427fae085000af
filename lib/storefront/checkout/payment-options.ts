import { isGateway } from '#lib/contract/gateways.ts';
import type { Gateway, MethodRefusal, PaymentMethod } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { GATEWAY_ACCEPTS } from '#lib/storefront/payments/gateway-accepts.ts';
import * as m from '#messages';
import type { ChosenPayment, PaymentOption, PaymentOptions } from './types.ts';

const HINTS: Record<Exclude<PaymentMethod, Gateway>, () => string> = {
  'cash-on-delivery': m.checkoutCashHint,
  'gift-card': () => '',
};

const REFUSALS: Record<Exclude<MethodRefusal, ''>, () => string> = {
  value: m.checkoutRefusalValue,
  pincode: m.checkoutRefusalPincode,
  category: m.checkoutRefusalCategory,
  collect: m.checkoutRefusalCollect,
  'open-orders': m.checkoutRefusalOpenOrders,
  unavailable: m.checkoutRefusalUnavailable,
  'nothing-to-pay': m.checkoutRefusalNothing,
};

/** The text beside a payment method: what it accepts, or why it is not available. */
export function paymentMethodHint({ method, refusal, maximum, charge = 0 }: PaymentOption): string {
  if (refusal === '') {
    const hint = isGateway(method) ? GATEWAY_ACCEPTS[method]() : HINTS[method]();
    return charge > 0 ? m.checkoutMethodFee({ hint, amount: formatPaise(charge) }) : hint;
  }
  if (refusal === 'value' && maximum !== undefined) return m.checkoutMethodUpTo({ amount: formatPaise(maximum) });
  // Gateways refuse amounts below ₹1, which occur only where gift cards leave a few paise to pay.
  return refusal === 'value' && method !== 'cash-on-delivery' ? m.checkoutRefusalBelow() : REFUSALS[refusal]();
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
