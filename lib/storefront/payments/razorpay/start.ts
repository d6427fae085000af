import type { GatewayForm, GatewayStartWire, RazorpayStart } from '../types.ts';

/** Converts the start of a Razorpay payment for the browser. */
export function toRazorpayStart(wire: GatewayStartWire<'razorpay'>): RazorpayStart {
  return {
    kind: 'razorpay',
    keyId: wire.KeyId,
    gatewayOrderId: wire.GatewayOrderId,
    amount: wire.Amount,
    currency: wire.Currency,
    name: wire.Name,
    description: wire.Description,
    prefill: { name: wire.Prefill.Name, email: wire.Prefill.Email, contact: wire.Prefill.Contact },
    callbackUrl: wire.CallbackUrl,
    cancelUrl: wire.CancelUrl,
    scriptUrl: wire.ScriptUrl,
    hostedUrl: wire.HostedUrl,
  };
}

/** The form of Razorpay's hosted page, with the fields of its documentation ("Hosted Checkout", integration steps). */
export function razorpayForm(start: RazorpayStart): GatewayForm {
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
