import type { PaymentStartWire } from '#lib/contract/index.ts';
import type { Gateway } from '#lib/contract/vocabulary.ts';

// Money is integer paise.

/** What opens Razorpay's checkout in the page, or on a page of its own. */
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

/** A form to post to PayU, every field and its hash among them. */
export interface PayuStart {
  kind: 'payu';
  action: string;
  fields: Readonly<Record<string, string>>;
}

interface Starts {
  razorpay: RazorpayStart;
  payu: PayuStart;
}

/** How a payment goes on at a gateway: at any of them, or at the one that is named. */
export type GatewayStart<Name extends Gateway = Gateway> = { [One in Name]: { kind: One } & Starts[One] }[Name];

/** The same as the retail API says it. */
export type GatewayStartWire<Name extends Gateway = Gateway> = {
  [One in Name]: { Kind: One } & Extract<PaymentStartWire, { Kind: One }>;
}[Name];

/** `settled`: there is nothing left to pay. */
export type PaymentStart = GatewayStart | { kind: 'settled' };

/** A plain form that leads to a gateway. */
export interface GatewayForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}
