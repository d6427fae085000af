type Files = Record<string, string>;

/** For each rule: a tiny project that breaks it, and one that does not. */
export interface Example {
  rule: string;
  broken: Files[];
  sound: Files;
}

const COOKIES = {
  'lib/storefront/platform/session/cookie-names.ts': `export const A = { count: 'cartCount' };\nexport const b = (p: string) => \`\${p}JWTToken\`;\n`,
};
const LONG = 'const a = 1;\n'.repeat(401);

export const EXAMPLES: readonly Example[] = [
  {
    rule: 'lib imports neither app nor components',
    broken: [
      { 'lib/storefront/cart/a.ts': "import { B } from '@/components/cart/b';" },
      { 'lib/storefront/cart/a.ts': "const b = await import('../../../app/layout.tsx');" },
    ],
    sound: { 'lib/storefront/cart/a.ts': "import { b } from './b.ts';" },
  },
  {
    rule: 'components import nothing of app',
    broken: [{ 'components/cart/a.tsx': "import Layout from '@/app/layout';" }],
    sound: { 'components/cart/a.tsx': "import { B } from '@/components/ui/b';" },
  },
  {
    rule: 'components/ui imports no feature',
    broken: [
      { 'components/ui/a.tsx': "import { B } from '../cart/b';" },
      { 'components/ui/a.tsx': "import type { Cart } from '#lib/storefront/cart/types.ts';" },
    ],
    sound: { 'components/ui/a.tsx': "import { formatPaise } from '#lib/shared/money.ts';\nimport { B } from './b';" },
  },
  {
    rule: 'a client file imports nothing made for servers',
    broken: [
      { 'components/cart/a.tsx': "'use client';\nimport { getCart } from '#lib/storefront/cart/server.ts';" },
      {
        'components/cart/a.tsx':
          "'use client';\nimport { call } from '#lib/storefront/platform/retail-client/server.ts';",
      },
      { 'components/cart/a.tsx': "'use client';\nimport { read } from '#lib/storefront/platform/session/server.ts';" },
      { 'lib/storefront/cart/client.ts': "import { cookies } from 'next/headers';" },
    ],
    sound: { 'components/cart/a.tsx': "import { getCart } from '#lib/storefront/cart/server.ts';" },
  },
  {
    rule: 'what middleware.ts reaches imports no module of Node',
    broken: [
      {
        'middleware.ts': "import { b } from '#lib/shared/b.ts';",
        'lib/shared/b.ts': "import { readFileSync } from 'node:fs';",
      },
    ],
    sound: {
      'middleware.ts': "import { b } from '#lib/shared/b.ts';",
      'lib/shared/b.ts': "import type { Stats } from 'node:fs';",
    },
  },
  {
    rule: 'what a client file reaches is not made for servers',
    broken: [
      {
        'components/cart/a.tsx': "'use client';\nimport { b } from './b';",
        'components/cart/b.tsx': "import { c } from '#lib/storefront/cart/c.ts';",
        'lib/storefront/cart/c.ts': "import { createHash } from 'node:crypto';",
      },
      {
        'lib/storefront/cart/client.ts': "export { b } from './b.ts';",
        'lib/storefront/cart/b.ts': "import 'server-only';",
      },
    ],
    sound: {
      'lib/storefront/cart/client.ts': "import type { B } from './b.ts';",
      'lib/storefront/cart/b.ts': "import 'server-only';\nexport interface B {}",
    },
  },
  {
    rule: 'app, components and middleware.ts never reach for the retail client',
    broken: [
      { 'app/(shop)/page.tsx': "import { retail } from '#lib/storefront/platform/retail-client/server.ts';" },
      { 'app/api/cart/route.ts': "import { retail } from '#lib/storefront/platform/retail-client/server.ts';" },
      { 'middleware.ts': "import { retail } from './lib/storefront/platform/retail-client/client.ts';" },
    ],
    sound: { 'app/(shop)/page.tsx': "import { getHome } from '#lib/storefront/catalogue/server.ts';" },
  },
  {
    rule: "no file of a feature imports another feature's server",
    broken: [
      { 'lib/storefront/cart/server.ts': "import { getProduct } from '#lib/storefront/catalogue/server.ts';" },
      {
        'lib/storefront/cart/server/add.ts':
          "import { getProduct } from '#lib/storefront/catalogue/server/product.ts';",
      },
      { 'lib/storefront/cart/move.ts': "import { addWish } from '#lib/storefront/wishlist/server.ts';" },
    ],
    sound: {
      'lib/storefront/cart/server.ts':
        "import { read } from '#lib/storefront/platform/session/server.ts';\nimport { a } from './server/a.ts';",
    },
  },
  {
    rule: 'lib/contract imports nothing but zod',
    broken: [
      { 'lib/contract/a.ts': "import { environment } from '#lib/shared/env.ts';" },
      { 'lib/contract/a.ts': "import { readFile } from 'node:fs/promises';" },
    ],
    sound: { 'lib/contract/a.ts': "import { z } from 'zod';\nimport { b } from './b.ts';" },
  },
  {
    rule: 'lib/storefront/platform/gate imports nothing but lib/contract and lib/shared',
    broken: [
      { 'lib/storefront/platform/gate/a.ts': "import { cookies } from 'next/headers';" },
      { 'lib/storefront/platform/gate/a.ts': "import { read } from '#lib/storefront/platform/session/read.ts';" },
    ],
    sound: { 'lib/storefront/platform/gate/a.ts': "import { FACET_KEYS } from '#lib/contract/vocabulary.ts';" },
  },
  {
    rule: 'lib/shared imports nothing of ours but lib/contract',
    broken: [{ 'lib/shared/a.ts': "import { decide } from '#lib/storefront/platform/gate/index.ts';" }],
    sound: { 'lib/shared/a.ts': "import { z } from 'zod';\nimport { rupees } from '#lib/contract/money.ts';" },
  },
  {
    rule: 'lib/storefront/platform/retail-client never reads a cookie',
    broken: [
      { 'lib/storefront/platform/retail-client/a.ts': "import { cookies } from 'next/headers';" },
      {
        'lib/storefront/platform/retail-client/a.ts':
          "import { read } from '#lib/storefront/platform/session/server.ts';",
      },
    ],
    sound: { 'lib/storefront/platform/retail-client/a.ts': "import { calls } from '#lib/contract/index.ts';" },
  },
  {
    rule: 'nothing but its own files and lib/testing imports lib/retail-api or lib/payment-sandbox',
    broken: [
      { 'lib/storefront/cart/server.test.ts': "import { app } from '#lib/retail-api/app/app.ts';" },
      { 'lib/storefront/catalogue/server.ts': "import { pay } from '#lib/payment-sandbox/app.ts';" },
    ],
    sound: {
      'lib/testing/services.ts': "import { app } from '#lib/retail-api/app/app.ts';",
      'lib/retail-api/app/serve.ts': "import { app } from './app.ts';",
    },
  },
  {
    rule: 'lib/retail-api and lib/payment-sandbox import only lib/contract and lib/shared',
    broken: [
      { 'lib/retail-api/a.ts': "import { decide } from '#lib/storefront/platform/gate/index.ts';" },
      { 'lib/payment-sandbox/a.ts': "import { app } from '#lib/retail-api/app/app.ts';" },
      { 'lib/retail-api/a.ts': "import { help } from '#lib/testing/services.ts';" },
    ],
    sound: {
      'lib/retail-api/a.ts': "import { calls } from '#lib/contract/index.ts';\nimport { b } from './db/b.ts';",
      'lib/retail-api/a.test.ts': "import { help } from '#lib/testing/services.ts';",
    },
  },
  {
    rule: 'next/headers is read in lib/storefront/platform/session and app alone',
    broken: [
      { 'lib/storefront/cart/server.ts': "import { cookies } from 'next/headers';" },
      { 'components/header/a.tsx': "import { headers } from 'next/headers';" },
    ],
    sound: { 'lib/storefront/platform/session/read.ts': "import { cookies } from 'next/headers';" },
  },
  {
    rule: 'middleware.ts asks the gate, and imports no feature',
    broken: [{ 'middleware.ts': "import { getMenu } from '#lib/storefront/content/server.ts';" }],
    sound: {
      'middleware.ts':
        "import { NextResponse } from 'next/server';\nimport { decide } from '#lib/storefront/platform/gate/index.ts';",
    },
  },
  {
    rule: 'tests and their configuration alone import lib/testing',
    broken: [{ 'lib/storefront/cart/server.ts': "import { help } from '#lib/testing/services.ts';" }],
    sound: {
      'lib/storefront/cart/server.test.ts': "import { help } from '#lib/testing/services.ts';",
      'jest.config.mjs': "import { settings } from './lib/testing/test-settings.ts';",
    },
  },
  {
    rule: 'fast-check is imported by lib/testing/generated.ts alone, which gives it its seed',
    broken: [{ 'lib/storefront/cart/a.test.ts': "import fc from 'fast-check';" }],
    sound: {
      'lib/testing/generated.ts': "import fc from 'fast-check';",
      'lib/storefront/cart/a.test.ts': "import fc from '#lib/testing/generated.ts';",
    },
  },
  {
    rule: 'a file of another folder of lib is named by #lib',
    broken: [
      { 'lib/storefront/cart/a.ts': "import { b } from '../http/b.ts';" },
      { 'lib/storefront/cart/a.ts': "import { b } from '@/lib/storefront/cart/b';" },
    ],
    sound: { 'lib/storefront/cart/server/a.ts': "import { b } from '../b.ts';\nimport { c } from '#lib/shared/c.ts';" },
  },
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
    rule: 'names of cookies stand in lib/storefront/platform/session alone',
    broken: [
      { ...COOKIES, 'components/header/a.tsx': "const a = 'cartCount';" },
      { ...COOKIES, 'lib/storefront/cart/a.ts': "const a = 'JWTToken';" },
      { ...COOKIES, 'lib/storefront/cart/a.ts': "const a = '__Host-other';" },
    ],
    sound: { ...COOKIES, 'lib/storefront/cart/a.ts': 'const cartCount = 1;' },
  },
  {
    rule: 'ReturnCode is read in lib/contract, lib/storefront/platform/retail-client, lib/tooling/conformance and lib/retail-api alone',
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
    rule: 'no file is longer than 400 lines',
    broken: [{ 'lib/storefront/cart/a.ts': LONG }],
    sound: { 'lib/storefront/cart/a.ts': LONG.slice(LONG.indexOf('\n') + 1) },
  },
];
