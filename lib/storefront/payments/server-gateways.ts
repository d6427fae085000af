import type { PaymentStartWire } from '#lib/contract/index.ts';
import type { Gateway } from '#lib/contract/vocabulary.ts';
import { isGatewayReturn as isPayuReturn } from './payu/is-gateway-return.ts';
import { isGatewayReturn as isRazorpayReturn } from './razorpay/is-gateway-return.ts';
import { toRazorpayStart } from './razorpay/start.ts';
import type { GatewayStart, GatewayStartWire, PaymentStart } from './types.ts';

/** The server's part of a gateway. */
interface ServerGateway<Name extends Gateway> {
  toStart: (wire: GatewayStartWire<Name>) => GatewayStart<Name>;
  isGatewayReturn: (fields: Readonly<Record<string, string>>) => boolean;
  /** Headers of its webhooks with signature and event id; null where these are in the body. */
  webhookHeaders: { signature: string; eventId: string } | null;
}

const SERVER_GATEWAYS: { readonly [Name in Gateway]: ServerGateway<Name> } = {
  razorpay: {
    toStart: toRazorpayStart,
    isGatewayReturn: isRazorpayReturn,
    webhookHeaders: { signature: 'x-razorpay-signature', eventId: 'x-razorpay-event-id' },
  },
  payu: {
    toStart: ({ Action, Fields }) => ({ kind: 'payu', action: Action, fields: Fields }),
    isGatewayReturn: isPayuReturn,
    webhookHeaders: null,
  },
};

/** Converts the start of a payment for the browser. */
export function toPaymentStart(wire: PaymentStartWire): PaymentStart {
  return wire.Kind === 'settled' ? { kind: 'settled' } : toGatewayStart(wire);
}

function toGatewayStart<Name extends Gateway>(wire: GatewayStartWire<Name>): GatewayStart<Name> {
  return SERVER_GATEWAYS[wire.Kind].toStart(wire);
}

/**
 * Whether these fields have the format of the gateway, so that obvious nonsense costs no call. Only the retail API can
 * verify the signature.
 */
export function isReturnFromGateway(gateway: Gateway, fields: Readonly<Record<string, string>>): boolean {
  return SERVER_GATEWAYS[gateway].isGatewayReturn(fields);
}

/** The signature and event id from a webhook's headers; empty where the gateway does not send them there. */
export function readWebhookHeaders(gateway: Gateway, headers: Headers): { signature: string; eventId: string } {
  const names = SERVER_GATEWAYS[gateway].webhookHeaders;
  const read = (name: string | undefined) => (name === undefined ? '' : (headers.get(name) ?? ''));
  return { signature: read(names?.signature), eventId: read(names?.eventId) };
}
