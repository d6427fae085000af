import type { PaymentStartWire } from '#lib/contract/index.ts';
import type { PaymentStart } from './types.ts';

/** How a payment goes on, as the store hands it to the browser. */
export function toPaymentStart(wire: PaymentStartWire): PaymentStart {
  if (wire.Kind === 'settled') return { kind: 'settled' };
  if (wire.Kind === 'payu') return { kind: 'payu', action: wire.Action, fields: wire.Fields };
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
