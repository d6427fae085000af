import { posix } from 'node:path';
import { GATEWAYS } from '#lib/contract/gateways.ts';
import type { Example, Rule, SourceTree, Violation } from './rule.ts';
import type { SourceFile } from './source-file.ts';

/** Names that several modules export with the same meaning, and why none gets another name. */
const SAME_MEANING: Readonly<Record<string, string>> = {
  currentLanguage: 'The language of a request on the server, and that of the document in a browser.',
  CartLine: 'A line of a cart, as the retail API prices it and as the storefront shows it.',
  OrderLine: 'A line of an order, as the retail API stores it and as the storefront shows it.',
  EmiPlan: "A bank's plan to pay in instalments, as the retail API reads it and as the storefront shows it.",
  requestHash: 'The sandbox computes what PayU does apart from the retail API, so that each checks the other.',
  formatPayuAmount: 'The sandbox computes what PayU does apart from the retail API, so that each checks the other.',
  parsePayuAmount: 'The sandbox computes what PayU does apart from the retail API, so that each checks the other.',
};

/** Modules that are read as a namespace, as in `paths.cart()`, `apiPaths.cart()` and `calls.viewCart`. */
const NAMESPACES = /^lib\/(?:shared\/(?:api-)?paths(?:\.ts$|\/)|contract\/calls\/)/;

/** What Next.js reads from pages, layouts and route files. */
const FRAMEWORK = new Set(['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'metadata', 'generateMetadata', 'dynamic']);

const DECLARED =
  /\bexport\s+(?:abstract\s+)?(?:async\s+)?(?:const|let|class|interface|type|enum|function\s*\*?)\s+([\w$]+)/g;
const DESTRUCTURED = /\bexport\s+const\s+\{([^}]*)\}\s*=/g;
const NAMED_IMPORT = /\bimport\s+\{([^}]*)\}\s*from\s*'(\d+)'/g;

/** Returns the names that a file declares and exports; what it exports again belongs to another file. */
function exportedNames({ code }: SourceFile): string[] {
  const destructured = [...code.matchAll(DESTRUCTURED)].flatMap(([, names = '']) => names.split(','));
  const names = [
    ...[...code.matchAll(DECLARED)].map(([, name = '']) => name),
    ...destructured.map((name) => name.split(':').at(-1)?.trim() ?? ''),
  ];
  return [...new Set(names)].filter((name) => name !== '');
}

/** Returns `lib/retail-api/payments/*` for each adapter of a gateway: adapters of one interface share their names. */
function adapterFolder(path: string): string {
  const folder = posix.dirname(path);
  return (GATEWAYS as readonly string[]).includes(posix.basename(folder)) ? `${posix.dirname(folder)}/*` : path;
}

/** Returns the names that modules with different meaning export, each with its modules. */
function homonyms(tree: SourceTree): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string[]>();
  for (const file of tree.values()) {
    if (file.isTest || NAMESPACES.test(file.path)) continue;
    for (const name of exportedNames(file))
      if (!(file.path.startsWith('app/') && FRAMEWORK.has(name)))
        modules.set(name, [...(modules.get(name) ?? []), file.path]);
  }
  return new Map([...modules].filter(([, paths]) => new Set(paths.map(adapterFolder)).size > 1));
}

function newHomonyms(tree: SourceTree): Violation[] {
  return [...homonyms(tree)]
    .filter(([name]) => !(name in SAME_MEANING))
    .flatMap(([name, paths]) =>
      paths.map((path) => ({
        path,
        what: `exports ${name}, as ${paths.filter((other) => other !== path).join(', ')}`,
      })),
    );
}

/** A listed name is checked only in a tree that exports it, so that examples stay small. */
function unusedEntries(tree: SourceTree): Violation[] {
  const shared = homonyms(tree);
  const exported = new Set([...tree.values()].flatMap(exportedNames));
  return Object.keys(SAME_MEANING)
    .filter((name) => exported.has(name) && !shared.has(name))
    .map((name) => ({ path: 'lib/testing/architecture/exported-names.ts', what: `remove ${name} from the list` }));
}

/** Types may be imported by name; values may not. */
function importedByName(tree: SourceTree): Violation[] {
  return [...tree.values()].flatMap(({ path, code, literals, imports }) =>
    [...code.matchAll(NAMED_IMPORT)]
      .filter(([, names = '']) => names.split(',').some((name) => !/^\s*(?:type\s|$)/.test(name)))
      .flatMap(([, , index]) => imports.filter(({ specifier }) => specifier === literals[Number(index)]).slice(0, 1))
      .filter(({ target }) => NAMESPACES.test(target) && !NAMESPACES.test(path))
      .map(({ target }) => ({ path, what: `imports names of ${target}` })),
  );
}

const NEW_NAME = 'a name is exported by one module, except the listed names of the same meaning';
const OLD_NAME = 'every listed name is still exported by several modules';
const NAMESPACE = 'paths and calls are read through their namespace, which tells their names from others';

export const NAME_RULES: readonly Rule[] = [
  { name: NEW_NAME, check: newHomonyms },
  { name: OLD_NAME, check: unusedEntries },
  { name: NAMESPACE, check: importedByName },
];

export const NAME_EXAMPLES: readonly Example[] = [
  {
    rule: NEW_NAME,
    broken: [
      { 'lib/shared/a.ts': 'export const refuse = 1;', 'lib/storefront/cart/b.ts': 'export function refuse() {}' },
      { 'components/ui/photo.tsx': 'export function Photo() {}', 'lib/shared/a.ts': 'export interface Photo {}' },
      { 'lib/shared/a.ts': 'export async function* read() {}', 'app/b.ts': 'export const { a: read } = pages;' },
      {
        'lib/shared/a.ts': 'export const GET = 1;',
        'app/api/cart/route.ts': 'export const GET = 1;',
        'lib/b.ts': 'export type GET = 1;',
      },
      {
        'lib/retail-api/payments/payu/a.ts': 'export function readReturn() {}',
        'lib/storefront/payments/b.ts': 'export function readReturn() {}',
      },
    ],
    sound: {
      'lib/shared/paths.ts': "export const cart = () => '/cart';",
      'lib/contract/cart.ts': 'export const cart = 1;',
      'lib/contract/index.ts': "export { cart } from './cart.ts';\nexport type { Cart } from './a.ts';",
      'lib/contract/cart.test.ts': 'export const cart = 1;',
      'app/api/cart/route.ts': 'export const GET = 1;',
      'app/api/menu/route.ts': 'export const { GET } = handlers;',
      'lib/retail-api/payments/payu/a.ts': 'export function readReturn() {}',
      'lib/retail-api/payments/razorpay/b.ts': 'export function readReturn() {}',
      'lib/retail-api/orders/a.ts': 'export interface OrderLine {}',
      'lib/storefront/orders/a.ts': 'export interface OrderLine {} // export const cart = 1;',
    },
  },
  {
    rule: OLD_NAME,
    broken: [{ 'lib/storefront/orders/a.ts': 'export interface OrderLine {}' }],
    sound: { 'lib/storefront/orders/a.ts': 'export interface OrderView {}' },
  },
  {
    rule: NAMESPACE,
    broken: [
      { 'components/cart/a.tsx': "import { cart } from '#lib/shared/paths.ts';" },
      { 'lib/storefront/cart/a.ts': "import { type Wire, viewCart } from '#lib/contract/calls/cart.ts';" },
    ],
    sound: {
      'components/cart/a.tsx':
        "import * as paths from '#lib/shared/paths.ts';\nimport { type FileNotice } from '#lib/shared/paths.ts';",
      'lib/storefront/cart/a.ts': "import { calls } from '#lib/contract/index.ts';",
    },
  },
];
