import { GATEWAYS } from '#lib/contract/gateways.ts';
import type { Environment } from './env.ts';
import { GATEWAY_SETTINGS } from './gateway-settings.ts';

const DOMAINS = GATEWAYS.map((gateway) => GATEWAY_SETTINGS[gateway].domain);

/** Origins that a page of payment leads to, as a Content-Security-Policy names them. */
export interface PaymentOrigins {
  /** Forms may be posted there. */
  forms: readonly string[];
  /** Of gateways whose script runs in the page: it opens frames, shows pictures and calls home there. */
  script: readonly string[];
}

function sourceOf(address: string): string {
  const { hostname, origin } = new URL(address);
  const domain = DOMAINS.find((name) => hostname === name || hostname.endsWith(`.${name}`));
  return domain === undefined ? origin : `https://*.${domain}`;
}

const sources = (addresses: readonly string[]) => [...new Set(addresses.map(sourceOf))];

/** The origins of the payment sandbox where one runs, otherwise of the gateways. */
export function paymentOrigins(settings: Environment): PaymentOrigins {
  const sandbox = settings.PAYMENT_SANDBOX_URL;
  if (sandbox) return { forms: sources([sandbox]), script: sources([sandbox]) };
  const addressesOf = (kind: 'forms' | 'script') =>
    GATEWAYS.flatMap((gateway) => GATEWAY_SETTINGS[gateway][kind]).map((name) => settings[name]);
  return { forms: sources(addressesOf('forms')), script: sources(addressesOf('script')) };
}
