import { GATEWAY_COPY, GATEWAYS, type Gateway } from '#lib/contract/gateways.ts';
import { type Example, fileRule, type Rule, type SourceTree } from './rule.ts';
import type { SourceFile } from './source-file.ts';

/** The tables by gateway, with one row for each gateway. */
const TABLES: ReadonlySet<string> = new Set([
  'lib/contract/gateways.ts',
  'lib/contract/gateway-starts.ts',
  'lib/shared/env.ts',
  'lib/shared/gateway-settings.ts',
  'lib/shared/payment-sandbox.ts',
  'lib/storefront/payments/types.ts',
  'lib/storefront/payments/gateways.ts',
  'lib/storefront/payments/gateway-accepts.ts',
  'lib/storefront/payments/server-gateways.ts',
  'lib/retail-api/payments/adapters.ts',
]);
/** The payment sandbox simulates the gateways, and the bench simulates a shopper at them. */
const PLAYERS = ['lib/payment-sandbox/', 'lib/retail-api/bench/'];

const adapters = (gateway: Gateway) => [`lib/storefront/payments/${gateway}/`, `lib/retail-api/payments/${gateway}/`];
/** The route files to which a gateway posts its webhooks, and the browser after a payment. */
const routes = (gateway: Gateway) => [`app/api/payments/${gateway}/route.ts`, `app/(buy)/${gateway}_response/route.ts`];
const ADAPTERS = GATEWAYS.flatMap(adapters);
const ROUTES = GATEWAYS.flatMap(routes);

function mayNameGateways({ path, isTest }: SourceFile): boolean {
  const isInside = (folder: string) => path.startsWith(folder);
  return isTest || TABLES.has(path) || ROUTES.includes(path) || [...PLAYERS, ...ADAPTERS].some(isInside);
}

/** A gateway in an identifier or a text: `payu`, `isPayuTest`, `PAYU_KEY`, `PayU`; but not `payUntil`. */
const NAMES = GATEWAYS.flatMap((name) => {
  const capitalised = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const mixed = [name, capitalised, GATEWAY_COPY[name].label].map((word) => `${word}(?![a-z])`);
  return [...mixed, `${name.toUpperCase()}(?![A-Z])`];
});
const NAME = new RegExp(NAMES.join('|'), 'g');

function missingRoutes(tree: SourceTree): string[] {
  return ROUTES.filter((path) => !tree.has(path));
}

/** The only places to which another gateway would have to be added. */
export const GATEWAY_RULES: readonly Rule[] = [
  fileRule('a payment gateway is named in its tables, adapters, sandbox and route files alone', (file) => {
    if (mayNameGateways(file)) return [];
    return [...new Set([file.code, ...file.literals].flatMap((text) => text.match(NAME) ?? []))];
  }),
  {
    name: 'every payment gateway has its route files',
    check: (tree) =>
      tree.has('lib/contract/gateways.ts') ? missingRoutes(tree).map((path) => ({ path, what: 'is missing' })) : [],
  },
];

const routesBut = (missing: string) =>
  Object.fromEntries(ROUTES.filter((path) => path !== missing).map((path) => [path, '']));
const TABLE = { 'lib/contract/gateways.ts': "export const GATEWAYS = ['payu'];" };

export const GATEWAY_EXAMPLES: readonly Example[] = [
  {
    rule: 'a payment gateway is named in its tables, adapters, sandbox and route files alone',
    broken: [
      { 'lib/retail-api/orders/a.ts': "if (method === 'razorpay') {}" },
      { 'lib/tooling/launcher/a.ts': 'const isSetUp = Boolean(settings.PAYU_KEY);' },
      { 'components/payment/a.tsx': 'const a = <p>Pay with PayU</p>;' },
      { 'lib/storefront/platform/gate/a.ts': "const RETURNS = ['payu_response'];" },
      { 'lib/storefront/payments/client.ts': "import { openRazorpay } from './razorpay/checkout.ts';" },
    ],
    sound: {
      ...TABLE,
      'lib/retail-api/orders/a.ts': 'if (isGateway(method)) {} // also at PayU',
      'lib/retail-api/payments/payu/a.ts': "const name = 'payu';",
      'lib/storefront/orders/returns/a.ts': 'const payUntil = 1;',
      'lib/retail-api/orders/a.test.ts': "const method = 'razorpay';",
    },
  },
  {
    rule: 'every payment gateway has its route files',
    broken: ROUTES.map((missing) => ({ ...TABLE, ...routesBut(missing) })),
    sound: { ...TABLE, ...routesBut('') },
  },
];
