import type { PaymentStartWire } from '#lib/contract/index.ts';
import type { Gateway } from '#lib/contract/vocabulary.ts';
import { isGatewayReturn as looksReturnedByPayu } from './payu/looks-returned.ts';
import { isGatewayReturn as looksReturnedByRazorpay } from './razorpay/looks-returned.ts';
import { toRazorpayStart } from './razorpay/start.ts';
import type { GatewayStart, GatewayStartWire, PaymentStart } from './types.ts';

/** What the storefront's server knows of a gateway. */
interface ServerGateway<Name extends Gateway> {
  toStart: (wire: GatewayStartWire<Name>) => GatewayStart<Name>;
  isGatewayReturn: (fields: Readonly<Record<string, string>>) => boolean;
  /** The headers of its webhooks that prove and name one; null where that stands in the body. */
  webhookHeaders: { signature: string; eventId: string } | null;
}

const SERVER_GATEWAYS: { readonly [Name in Gateway]: ServerGateway<Name> } = {
  razorpay: {
    toStart: toRazorpayStart,
    isGatewayReturn: looksReturnedByRazorpay,
    webhookHeaders: { signature: 'x-razorpay-signature', eventId: 'x-razorpay-event-id' },
  },
  payu: {
    toStart: ({ Action, Fields }) => ({ kind: 'payu', action: Action, fields: Fields }),
    isGatewayReturn: looksReturnedByPayu,
    webhookHeaders: null,
  },
};

/** How a payment goes on, as the store hands it to the browser. */
export function toPaymentStart(wire: PaymentStartWire): PaymentStart {
  return wire.Kind === 'settled' ? { kind: 'settled' } : toGatewayStart(wire);
}

function toGatewayStart<Name extends Gateway>(wire: GatewayStartWire<Name>): GatewayStart<Name> {
  return SERVER_GATEWAYS[wire.Kind].toStart(wire);
}

/**
 * Whether a gateway could have sent this, by its looks: what cannot be of any costs the retail API nothing. Whether it is
 * genuine, the retail API alone can tell.
 */
export function isGatewayReturn(gateway: Gateway, fields: Readonly<Record<string, string>>): boolean {
  return SERVER_GATEWAYS[gateway].isGatewayReturn(fields);
}

/** What the headers of a gateway's webhook say; empty where it says nothing there. */
export function readWebhookHeaders(gateway: Gateway, headers: Headers): { signature: string; eventId: string } {
  const names = SERVER_GATEWAYS[gateway].webhookHeaders;
  const read = (name: string | undefined) => (name === undefined ? '' : (headers.get(name) ?? ''));
  return { signature: read(names?.signature), eventId: read(names?.eventId) };
}
