import { GATEWAYS } from '#lib/contract/gateways.ts';
import type { Environment } from '#lib/shared/env.ts';
import { GATEWAY_SETTINGS } from '#lib/shared/gateway-settings.ts';

const DOMAINS = GATEWAYS.map((gateway) => GATEWAY_SETTINGS[gateway].domain);

/** The origins used by a payment page, for its Content-Security-Policy. */
export interface PaymentOrigins {
  /** Origins that forms may be posted to. */
  forms: readonly string[];
  /** The origins, for gateways with a script in the page, of its frames, images and requests. */
  script: readonly string[];
}

function sourceOf(address: string): string {
  const { hostname, origin } = new URL(address);
  const domain = DOMAINS.find((name) => hostname === name || hostname.endsWith(`.${name}`));
  return domain === undefined ? origin : `https://*.${domain}`;
}

const sources = (addresses: readonly string[]) => [...new Set(addresses.map(sourceOf))];

/** Returns the origins of the payment sandbox where one runs, otherwise those of the gateways. */
export function paymentOrigins(settings: Environment): PaymentOrigins {
  const sandbox = settings.PAYMENT_SANDBOX_URL;
  if (sandbox) return { forms: sources([sandbox]), script: sources([sandbox]) };
  const addressesOf = (kind: 'forms' | 'script') =>
    GATEWAYS.flatMap((gateway) => GATEWAY_SETTINGS[gateway][kind]).map((name) => settings[name]);
  return { forms: sources(addressesOf('forms')), script: sources(addressesOf('script')) };
}
