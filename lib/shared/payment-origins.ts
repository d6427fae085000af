import type { Environment } from './env.ts';

/** Registered domains of the gateways, whose pages and scripts lead on to others of the same domain. */
const DOMAINS = ['razorpay.com', 'payu.in'];

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

type Addresses = 'RAZORPAY_API_URL' | 'RAZORPAY_SCRIPT_URL' | 'PAYU_PAYMENT_URL' | 'PAYMENT_SANDBOX_URL';

/** The origins of the payment sandbox where one runs, otherwise of the gateways. */
export function paymentOrigins({
  RAZORPAY_API_URL,
  RAZORPAY_SCRIPT_URL,
  PAYU_PAYMENT_URL,
  PAYMENT_SANDBOX_URL,
}: Pick<Environment, Addresses>): PaymentOrigins {
  if (PAYMENT_SANDBOX_URL) return { forms: sources([PAYMENT_SANDBOX_URL]), script: sources([PAYMENT_SANDBOX_URL]) };
  return {
    forms: sources([RAZORPAY_API_URL, PAYU_PAYMENT_URL]),
    script: sources([RAZORPAY_SCRIPT_URL, RAZORPAY_API_URL]),
  };
}
