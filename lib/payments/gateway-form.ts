import type { GatewayStart } from './types.ts';

/** A plain form that leads to a gateway. */
export interface GatewayForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}

/**
 * The form that pays without scripts: PayU's own, or that of Razorpay's hosted page, whose fields are those of its
 * documentation ("Hosted Checkout", integration steps).
 */
export function gatewayForm(start: GatewayStart): GatewayForm {
  if (start.kind === 'payu') return { action: start.action, fields: start.fields };
  return {
    action: start.hostedUrl,
    fields: {
      key_id: start.keyId,
      order_id: start.gatewayOrderId,
      amount: String(start.amount),
      currency: start.currency,
      name: start.name,
      description: start.description,
      'prefill[name]': start.prefill.name,
      'prefill[email]': start.prefill.email,
      'prefill[contact]': start.prefill.contact,
      callback_url: start.callbackUrl,
      cancel_url: start.cancelUrl,
    },
  };
}

/** Names a try at a gateway: another try has another name. */
export function nameOfTry(start: GatewayStart): string {
  return start.kind === 'razorpay' ? start.gatewayOrderId : (start.fields.txnid ?? '');
}
