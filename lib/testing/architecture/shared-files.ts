import { fileAt, type Rule, type SourceTree } from './rule.ts';

const SHARED = 'lib/shared/';
/** Imported by a name of the package, behind which there is one file for servers and one for browsers. */
const NAMED_BY_PACKAGE = 'lib/shared/language/';
const NAME = 'lib/shared holds what two parts share: the gate, the storefront, the retail API, the sandbox, the tools';

/** The part of the project that a file belongs to; undefined for tests and configuration, which need nothing shared. */
function partOf(path: string): string | undefined {
  // The gate may import nothing else of the storefront.
  if (path.startsWith('lib/storefront/platform/gate/')) return 'gate';
  if (/^(?:app|components|lib\/storefront)\/|^middleware\.ts$/.test(path)) return 'storefront';
  return /^lib\/(retail-api|back-office|payment-sandbox|tooling|shared)\//.exec(path)?.[1];
}

/** For each file of `lib/shared`, the parts of the project that import it. */
function partsByFile(tree: SourceTree): ReadonlyMap<string, ReadonlySet<string>> {
  const paths = [...tree.values()].filter(
    ({ path, isTest }) => path.startsWith(SHARED) && !path.startsWith(NAMED_BY_PACKAGE) && !isTest,
  );
  const parts = new Map(paths.map(({ path }) => [path, new Set<string>()]));
  for (const file of tree.values()) {
    const part = file.isTest ? undefined : partOf(file.path);
    if (part === undefined) continue;
    for (const { target } of file.imports) parts.get(fileAt(tree, target) ?? '')?.add(part);
  }
  return parts;
}

export const SHARED_RULES: readonly Rule[] = [
  {
    name: NAME,
    check: (tree) =>
      [...partsByFile(tree)]
        .filter(([, parts]) => parts.size < 2 && !parts.has('shared'))
        .map(([path, parts]) => ({ path, what: `imported by ${[...parts].join() || 'nothing'} alone` })),
  },
];

const IMPORT = "import { a } from '#lib/shared/a.ts';";
const A = { 'lib/shared/a.ts': 'export const a = 1;' };

export const SHARED_EXAMPLES = [
  {
    rule: NAME,
    broken: [
      A,
      { ...A, 'lib/storefront/cart/b.ts': IMPORT, 'app/page.tsx': IMPORT },
      { ...A, 'lib/retail-api/b.ts': IMPORT, 'lib/tooling/c.test.ts': IMPORT },
    ],
    sound: {
      ...A,
      'lib/storefront/cart/b.ts': IMPORT,
      'lib/retail-api/b.ts': IMPORT,
      'lib/shared/of-a.ts': 'export const ofA = 1;',
      'lib/shared/b.ts': "import { ofA } from './of-a.ts';",
      'lib/tooling/c.ts': "import { b } from '#lib/shared/b.ts';",
      'lib/payment-sandbox/c.ts': "import { b } from '#lib/shared/b.ts';",
    },
  },
];
