import type { Example } from './rule.ts';

/** Imports that break the rules of import-rules.ts, and some that keep them. */
export const IMPORT_EXAMPLES: readonly Example[] = [
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
    rule: 'lib/shared imports nothing of ours but lib/contract and lib/messages',
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
    rule: 'lib/retail-api and lib/payment-sandbox import only lib/contract, lib/messages and lib/shared',
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
    rule: 'nothing but its own files and lib/testing imports lib/back-office',
    broken: [{ 'lib/retail-api/a.ts': "import { start } from '#lib/back-office/server/start.ts';" }],
    sound: { 'lib/back-office/server/main.ts': "import { start } from './start.ts';" },
  },
  {
    rule: 'lib/back-office imports only lib/contract, lib/messages and lib/shared',
    broken: [
      { 'lib/back-office/server/a.ts': "import { app } from '#lib/retail-api/app/app.ts';" },
      { 'lib/back-office/server/a.ts': "import { client } from '#lib/storefront/platform/retail-client/client.ts';" },
    ],
    sound: { 'lib/back-office/server/a.ts': "import { calls } from '#lib/contract/index.ts';" },
  },
  {
    rule: 'lib/back-office/browser imports nothing of its server, and of the contract no schemas',
    broken: [
      { 'lib/back-office/browser/a.ts': "import { createBackOffice } from '../server/app.ts';" },
      { 'lib/back-office/browser/a.ts': "import { z } from 'zod';" },
      { 'lib/back-office/browser/a.ts': "import { readFileSync } from 'node:fs';" },
    ],
    sound: { 'lib/back-office/browser/a.ts': "import { useState } from 'react';" },
  },
  {
    rule: 'lib/back-office/browser reads of the contract words and types alone',
    broken: [{ 'lib/back-office/browser/a.ts': "import { calls } from '#lib/contract/index.ts';" }],
    sound: {
      'lib/back-office/browser/a.ts':
        "import type { calls } from '#lib/contract/index.ts';\nimport { STEPS } from '#lib/contract/order-vocabulary.ts';",
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
];
