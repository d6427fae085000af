import { GATEWAY_COPY, isGateway } from '#lib/contract/gateways.ts';
import type { Gateway, PaymentMethod } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

const NAMES: Record<Exclude<PaymentMethod, Gateway>, () => string> = {
  'cash-on-delivery': m.sharedPaymentCashOnDelivery,
  'gift-card': m.sharedPaymentGiftCard,
};

/** Returns the name of a payment method for shoppers, in pages, emails and invoices. */
export function paymentMethodName(method: PaymentMethod): string {
  return isGateway(method) ? GATEWAY_COPY[method].label : NAMES[method]();
}

/** Returns the name of a refund's gateway for shoppers; `name` itself where no gateway has that name any more. */
export function gatewayName(name: string): string {
  return isGateway(name) ? GATEWAY_COPY[name].label : name;
}
