import type { PaymentStartWire } from '#lib/contract/index.ts';
import type { Gateway } from '#lib/contract/vocabulary.ts';

// Money is integer paise.

/** What opens Razorpay's checkout over the page, or on its hosted page. */
export interface RazorpayStart {
  kind: 'razorpay';
  keyId: string;
  gatewayOrderId: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  callbackUrl: string;
  cancelUrl: string;
  scriptUrl: string;
  hostedUrl: string;
}

/** A form to post to PayU, including every field and its hash. */
export interface PayuStart {
  kind: 'payu';
  action: string;
  fields: Readonly<Record<string, string>>;
}

interface Starts {
  razorpay: RazorpayStart;
  payu: PayuStart;
}

/** How a payment continues at any gateway, or at the named one. */
export type GatewayStart<Name extends Gateway = Gateway> = { [One in Name]: { kind: One } & Starts[One] }[Name];

/** The same data as the retail API sends it. */
export type GatewayStartWire<Name extends Gateway = Gateway> = {
  [One in Name]: { Kind: One } & Extract<PaymentStartWire, { Kind: One }>;
}[Name];

/** `settled`: nothing is left to pay. */
export type PaymentStart = GatewayStart | { kind: 'settled' };

/** A plain form that posts to a gateway. */
export interface GatewayForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}
