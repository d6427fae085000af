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

/** How a payment goes on at a gateway. */
export type GatewayStart = RazorpayStart | PayuStart;

/** `settled`: there is nothing left to pay. */
export type PaymentStart = GatewayStart | { kind: 'settled' };
