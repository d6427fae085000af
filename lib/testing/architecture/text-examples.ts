import type { Example } from './rule.ts';

const COOKIES = {
  'lib/storefront/platform/session/cookie-names.ts': `export const A = { count: 'cartCount' };\nexport const b = (p: string) => \`\${p}JWTToken\`;\n`,
};
const LONG = 'const a = 1;\n'.repeat(301);

/** Texts that break the rules of text-rules.ts, and some that keep them. */
export const TEXT_EXAMPLES: readonly Example[] = [
  {
    rule: 'process.env is read in lib/shared/env.ts and in configuration files alone',
    broken: [
      { 'lib/storefront/cart/a.ts': 'const a = process.env.PORT;' },
      { 'lib/storefront/cart/a.ts': "const a = process['env'];" },
      { 'lib/storefront/cart/a.ts': 'const { env } = process;' },
      { 'app/page.tsx': `const a = \`\${process.env.PORT}\`;` },
    ],
    sound: { 'lib/shared/env.ts': 'const a = process.env;', 'next.config.js': 'const a = process.env.CI;' },
  },
  {
    rule: 'lengths of time stand in lib/shared/durations.ts alone',
    broken: [
      { 'lib/storefront/cart/a.ts': 'const WAIT_MS = 24 * 60 * 60 * 1000;' },
      { 'lib/storefront/cart/a.ts': 'const wait = 5 * 60_000;' },
      { 'lib/retail-api/orders/a.test.ts': 'const DAY_MS = 24 * hour;' },
    ],
    sound: {
      'lib/shared/durations.ts': 'export const DAY_MS = 24 * 60 * 60 * 1000;',
      'lib/storefront/cart/a.ts': 'const WAIT_MS = 5 * MINUTE_MS; const minutes = 60 * hours;',
    },
  },
  {
    rule: 'names of cookies stand in lib/storefront/platform/session and in staff-cookie.ts alone',
    broken: [
      { ...COOKIES, 'components/header/a.tsx': "const a = 'cartCount';" },
      { ...COOKIES, 'lib/storefront/cart/a.ts': "const a = 'JWTToken';" },
      { ...COOKIES, 'lib/storefront/cart/a.ts': "const a = '__Host-other';" },
    ],
    sound: { ...COOKIES, 'lib/storefront/cart/a.ts': 'const cartCount = 1;' },
  },
  {
    rule: 'ReturnCode is read in lib/contract, lib/storefront/platform/retail-client, lib/tooling/conformance, lib/tooling/mock, lib/back-office/server and lib/retail-api alone',
    broken: [
      { 'lib/storefront/cart/server.ts': 'if (reply.ReturnCode === 24) {}' },
      { 'app/api/cart/route.ts': "const a = reply['ReturnCode'];" },
    ],
    sound: {
      'lib/storefront/platform/retail-client/a.ts': 'const { ReturnCode } = reply;',
      'lib/storefront/cart/a.ts': '// ReturnCode 24',
    },
  },
  {
    rule: 'hrefs are built in lib/shared/paths.ts alone',
    broken: [
      { 'components/cart/a.tsx': 'const a = <a href="/cart">Cart</a>;' },
      { 'components/header/a.tsx': 'const a = <a href="/">Home</a>;' },
      { 'app/page.tsx': `const a = \`/\${slug}\`;` },
      { 'app/api/cart/route.ts': "redirect('/');" },
    ],
    sound: {
      'components/cart/a.tsx':
        "const a = <img src=\"/icon.svg\" className='w-1/2' />;\nconst parts = path.split('/');\nconst b = /cart/;",
      'components/cart/a.test.tsx': "expect(link).toHaveAttribute('href', '/cart');",
    },
  },
  {
    rule: 'a page does not fetch',
    broken: [
      { 'app/(shop)/page.tsx': 'const a = await fetch(apiPaths.cart());' },
      { 'components/cart/a.tsx': 'const a = await fetch(url);' },
    ],
    sound: { 'components/cart/a.tsx': "'use client';\nconst a = () => fetch(url);" },
  },
  {
    rule: 'lib/storefront/platform/gate and lib/contract do no I/O and read no clock',
    broken: [
      { 'lib/storefront/platform/gate/a.ts': 'const a = Date.now();' },
      { 'lib/contract/a.ts': 'await fetch(url);' },
    ],
    sound: { 'lib/storefront/platform/gate/a.ts': 'const open = facts.now > launchAt;' },
  },
  {
    rule: 'lib/storefront/platform/retail-client touches no cookie',
    broken: [
      { 'lib/storefront/platform/retail-client/a.ts': "const a = request.headers.get('cookie');" },
      { 'lib/storefront/platform/retail-client/a.ts': 'const a = await cookies();' },
    ],
    sound: { 'lib/storefront/platform/retail-client/a.ts': 'const a = credential.jwt;' },
  },
  {
    rule: 'there are no Server Actions',
    broken: [
      { 'app/a.ts': "'use server';" },
      { 'components/cart/a.tsx': "const a = async () => {\n  'use server';\n};" },
    ],
    sound: { 'app/a.ts': '// use server' },
  },
  {
    rule: 'a class that asks what an element holds names its tag, for itself alone',
    broken: [
      { 'components/cart/a.tsx': 'const a = <p className="has-checked:block" />;' },
      { 'components/cart/a.tsx': 'const a = <p className="group-has-[input:checked]:block" />;' },
      { 'components/cart/a.tsx': 'const a = <p className="has-[[value=own]:checked]:block" />;' },
    ],
    sound: { 'components/cart/a.tsx': 'const a = <p className="has-[input:checked]:block" />;' },
  },
  {
    rule: "the shop's name comes from its profile",
    broken: [
      { 'components/header/a.tsx': 'const a = <p>Samay</p>;' },
      { 'lib/retail-api/messages/a.ts': "const a = 'Your Samay order';" },
    ],
    sound: { 'lib/retail-api/messages/a.ts': 'const a = shopName(); // Samay in the demo.' },
  },
  {
    rule: "there is no cache of Next's own",
    broken: [
      { 'app/page.tsx': 'export const revalidate = 60;' },
      { 'lib/storefront/catalogue/server.ts': "'use cache';" },
    ],
    sound: { 'app/page.tsx': "export const metadata = { title: 'Cart' };" },
  },
  {
    rule: 'no loading file turns a 404 into a 200',
    broken: [{ 'app/loading.tsx': '' }, { 'app/(shop)/loading.tsx': '' }],
    sound: { 'components/ui/loading.tsx': '' },
  },
  {
    rule: 'middleware.ts has no matcher',
    broken: [{ 'middleware.ts': "export const config = { matcher: '/x' };" }],
    sound: { 'middleware.ts': 'export function middleware() {}' },
  },
  {
    rule: 'no literal is spread: its fields are written where they belong',
    broken: [
      { 'lib/storefront/cart/a.ts': 'const a = { ...{ b, c }, d };' },
      { 'lib/storefront/cart/a.ts': 'const a = [...[b, c], d];' },
      { 'components/cart/a.tsx': 'const a = <A {...{ b, c }} />;' },
    ],
    sound: {
      'lib/storefront/cart/a.ts': 'const a = { ...b, ...(c && { d }) }; const e = [...[...f].map(g), ...[h].flat()];',
    },
  },
  {
    rule: 'pages redirect in their language, by lib/storefront/platform/site/redirects.ts',
    broken: [{ 'app/page.tsx': "import { notFound, redirect } from 'next/navigation';" }],
    sound: {
      'app/page.tsx':
        "import { notFound } from 'next/navigation';\nimport { redirect } from '#lib/storefront/platform/site/redirects.ts';",
    },
  },
  {
    rule: 'scripts fetch in the language of their page, by browserFetch',
    broken: [{ 'lib/storefront/cart/client.ts': "const reply = await fetch('/api/cart');" }],
    sound: {
      'lib/storefront/cart/client.ts': 'const reply = await browserFetch(apiPaths.cart()); router.prefetch(a);',
    },
  },
  {
    rule: 'the path of a page is read without its language, by usePagePath',
    broken: [{ 'components/cart/a.tsx': "import { usePathname } from 'next/navigation';" }],
    sound: { 'components/cart/a.tsx': 'const path = usePagePath();' },
  },
  {
    rule: 'members of a class are private by their #name',
    broken: [
      { 'lib/storefront/cart/a.ts': 'class A { private readonly b = 1; }' },
      { 'lib/storefront/cart/a.ts': 'class A { private b() {} }' },
    ],
    sound: { 'lib/storefront/cart/a.ts': 'class A { #b = 1; private constructor() {} }' },
  },
  {
    rule: 'no test is left out or run alone',
    broken: [
      { 'lib/storefront/cart/a.test.ts': "test.only('a', () => {});" },
      { 'e2e/specs/a.spec.ts': "test.fixme('a', () => {});" },
      { 'lib/storefront/cart/a.test.ts': "xdescribe('a', () => {});" },
    ],
    sound: { 'lib/storefront/cart/a.test.ts': "test('a', () => {});" },
  },
  {
    rule: 'suites on services are described in test files alone, where Jest looks for them',
    broken: [{ 'lib/retail-api/testing/a.ts': "describeOnEachEngine('a', (engine) => suite(engine));" }],
    sound: { 'lib/retail-api/a.test.ts': "describeOnEachEngine('a', (engine) => suite(engine));" },
  },
  {
    rule: 'no file is longer than 300 lines',
    broken: [{ 'lib/storefront/cart/a.ts': LONG }],
    sound: { 'lib/storefront/cart/a.ts': LONG.slice(LONG.indexOf('\n') + 1) },
  },
];
