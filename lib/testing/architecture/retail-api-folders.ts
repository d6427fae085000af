import { importsByFolders } from './folder-imports.ts';
import type { Example, Rule, SourceTree, Violation } from './rule.ts';

/** Two folders of the retail API that still import each other, and why. This list may only get shorter. */
const MUTUAL: Readonly<Record<string, string>> = {
  'cart catalogue': 'Offers name lists of the catalogue; the catalogue shows the price breakup of the cart.',
  'cart orders': 'A cart counts what its own unpaid order holds; an order is made from a cart.',
  'cart payments': 'A gift card order shows its payment state; a payment issues gift cards.',
  'catalogue community': 'Products show ratings; reviews show products and share the decoding of photos.',
  'catalogue content': 'An import brings products and pages; pages of content name products.',
  'customers orders': 'Orders belong to customers; export and deletion of an account include its orders.',
  'documents orders': 'Documents are made from orders; a step of an order issues a document.',
  'messages orders': 'Mails tell what stands in an order; a step of an order writes a mail.',
  'orders payments': 'An order opens a payment; a payment confirms its order.',
};

const folderOf = (path: string) => /^lib\/retail-api\/([^/]+)\//.exec(path)?.[1];

/** Returns the pairs of folders that import each other, in alphabetical order, with the files of the fewer imports. */
function mutualPairs(tree: SourceTree): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = importsByFolders(tree, folderOf);
  const mutual = new Map<string, ReadonlySet<string>>();
  for (const [pair, files] of imports) {
    const [from = '', to = ''] = pair.split(' ');
    const back = imports.get(`${to} ${from}`);
    if (back && from < to) mutual.set(pair, files.size <= back.size ? files : back);
  }
  return mutual;
}

const NEW_PAIR = 'of two folders of lib/retail-api one imports the other, except the listed pairs';
const OLD_PAIR = 'every listed pair of folders of lib/retail-api still imports each other';
const MIRROR = 'each file of lib/contract/calls has its handlers in a file of the same name, and each test names one';
const CORE = 'lib/retail-api/core imports no other folder of the retail API';

/** A listed pair is checked only in a tree that has both folders, so that examples stay small. */
function noLongerMutual(tree: SourceTree): Violation[] {
  const mutual = mutualPairs(tree);
  const folders = new Set([...tree.keys()].map(folderOf));
  return Object.keys(MUTUAL)
    .filter((pair) => !mutual.has(pair) && pair.split(' ').every((folder) => folders.has(folder)))
    .map((pair) => ({ path: 'lib/testing/architecture/retail-api-folders.ts', what: `remove ${pair} from the list` }));
}

const CONTRACT_CALLS = 'lib/contract/calls/';
const HANDLERS = 'lib/retail-api/calls/';
/** Files in the folder of handlers that are not handlers of an area: `foreign-objects.test.ts` tests calls of all areas. */
const SHARED_FILES = ['index', 'api-context', 'call-handler', 'foreign-objects.test'];

/** Returns the names of the files of a folder, without the ending `.ts`. */
const namesIn = (tree: SourceTree, folder: string) =>
  [...tree.keys()]
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length).replace(/\.ts$/, ''))
    .filter((name) => !SHARED_FILES.includes(name));

function unlikeContract(tree: SourceTree): Violation[] {
  const areas = namesIn(tree, CONTRACT_CALLS);
  const handled = namesIn(tree, HANDLERS);
  const isOfArea = (name: string) =>
    name.endsWith('.test')
      ? areas.some((area) => name === `${area}.test` || name.startsWith(`${area}-`))
      : areas.includes(name);
  return [
    ...areas.filter((area) => !handled.includes(area)).map((area) => ({ folder: CONTRACT_CALLS, name: area })),
    ...handled.filter((name) => !isOfArea(name)).map((name) => ({ folder: HANDLERS, name })),
  ].map(({ folder, name }) => ({ path: `${folder}${name}.ts`, what: 'has no counterpart' }));
}

export const RETAIL_API_RULES: readonly Rule[] = [
  {
    name: NEW_PAIR,
    check: (tree) =>
      [...mutualPairs(tree)]
        .filter(([pair]) => !MUTUAL[pair])
        .flatMap(([pair, files]) => [...files].map((path) => ({ path, what: `${pair} import each other` }))),
  },
  { name: OLD_PAIR, check: noLongerMutual },
  { name: MIRROR, check: unlikeContract },
  {
    name: CORE,
    check: (tree) =>
      [...importsByFolders(tree, folderOf)]
        .filter(([pair]) => pair.startsWith('core '))
        .flatMap(([pair, files]) => [...files].map((path) => ({ path, what: pair }))),
  },
];

const CART_TO_ORDERS = { 'lib/retail-api/cart/a.ts': "import type { B } from '../orders/b.ts';" };
const ORDERS_TO_CART = { 'lib/retail-api/orders/c.ts': "import { d } from '../cart/d.ts';" };
const STORES_TO_CART = { 'lib/retail-api/stores/a.ts': "import { d } from '#lib/retail-api/cart/d.ts';" };

const CART_CALLS = { 'lib/contract/calls/cart.ts': '', 'lib/retail-api/calls/cart.ts': '' };

export const RETAIL_API_EXAMPLES: readonly Example[] = [
  {
    rule: NEW_PAIR,
    broken: [{ ...STORES_TO_CART, 'lib/retail-api/cart/d.ts': "import type { A } from '../stores/a.ts';" }],
    sound: {
      ...CART_TO_ORDERS,
      ...ORDERS_TO_CART,
      ...STORES_TO_CART,
      'lib/retail-api/cart/d.test.ts': "import { a } from '../stores/a.ts';",
    },
  },
  {
    rule: OLD_PAIR,
    broken: [{ ...CART_TO_ORDERS, 'lib/retail-api/orders/b.ts': '' }],
    sound: { ...CART_TO_ORDERS, ...ORDERS_TO_CART },
  },
  {
    rule: MIRROR,
    broken: [
      { 'lib/contract/calls/cart.ts': '' },
      { 'lib/retail-api/calls/cart.ts': '' },
      { ...CART_CALLS, 'lib/retail-api/calls/basket-merge.test.ts': '' },
    ],
    sound: { ...CART_CALLS, 'lib/retail-api/calls/index.ts': '', 'lib/retail-api/calls/cart-merge.test.ts': '' },
  },
  {
    rule: CORE,
    broken: [{ 'lib/retail-api/core/a.ts': "import type { B } from '../calls/b.ts';" }],
    sound: { 'lib/retail-api/core/db/a.ts': "import { b } from '../b.ts';" },
  },
];
