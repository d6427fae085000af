import type { AnalyticsSources } from '#lib/storefront/platform/site/analytics-sources.ts';
import type { PaymentOrigins } from '#lib/storefront/platform/site/payment-origins.ts';

/** Two years in seconds. */
const HSTS_SECONDS = 63_072_000;

interface HeaderOptions {
  https: boolean;
  /** Set for a page that opens a gateway. */
  payment?: PaymentOrigins;
}

/** The headers of every response; HSTS only where the site is reached by https. */
export function securityHeaders({ https, payment }: HeaderOptions): Record<string, string> {
  // A gateway's frame may use the browser's payment request API.
  const payers = ['self', ...(payment?.script ?? []).map((origin) => `"${origin}"`)].join(' ');
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), otp-credentials=(self), payment=(${payers}), usb=(), browsing-topics=()`,
    // A gateway's checkout opens the pages of banks in other windows, which report back to it.
    'cross-origin-opener-policy': payment ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
  };
}

interface PolicyOptions {
  /** The nonce of a page rendered for one visitor; new for every response. */
  nonce?: string;
  /** Hashes of a stored page: `sha256-…` of each inline script, without quotes. */
  scriptHashes?: readonly string[];
  /** Hashes of a stored page: `sha256-…` of each style sheet that is part of it, without quotes. */
  styleHashes?: readonly string[];
  https?: boolean;
  /** Allows what the development server of Next needs. */
  development?: boolean;
  /** Set for a page that opens a gateway, which is never measured. */
  payment?: PaymentOrigins | undefined;
  /** Set where a tag manager is configured. */
  analytics?: AnalyticsSources | undefined;
  /** Other origins that pictures may come from. */
  pictures?: readonly string[];
}

function scriptSources({ nonce, scriptHashes = [], development }: PolicyOptions, others: readonly string[]): string {
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  // With a nonce, trusted scripts may load others; with hashes that does not work for the parser's own script
  // tags.
  const trusted = nonce ? [`'nonce-${nonce}'`, "'strict-dynamic'"] : [...hashes, ...others];
  return ["'self'", ...trusted, ...(development ? ["'unsafe-eval'"] : [])].join(' ');
}

function styleSources({ nonce, styleHashes = [], development }: PolicyOptions): string {
  // A nonce would switch 'unsafe-inline' off.
  if (development) return "'self' 'unsafe-inline'";
  return ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
}

/** The Content-Security-Policy of a page: scripts by nonce or hash, everything else from this site. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { forms = [], script = [] } = options.payment ?? {};
  const pictures = options.payment ? [] : (options.pictures ?? []);
  const analytics = options.payment ? undefined : options.analytics;
  const measured = analytics?.connect ?? [];
  // Browsers would ask the payment sandbox, which has no certificate, for its frames and forms by https.
  const hasPlainGateway = [...forms, ...script].some((source) => source.startsWith('http:'));
  const directives = [
    "default-src 'self'",
    `script-src ${scriptSources(options, analytics?.script ?? [])}`,
    `style-src ${styleSources(options)}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...script, ...measured, ...pictures].join(' '),
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...(options.development ? ['ws:'] : []), ...script, ...measured].join(' '),
    "object-src 'none'",
    `frame-src ${script.length > 0 ? script.join(' ') : "'none'"}`,
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
    ...(options.https && !hasPlainGateway ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
