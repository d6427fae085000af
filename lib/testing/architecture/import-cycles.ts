import { type Example, fileAt, type Rule, type SourceTree, type Violation } from './rule.ts';

/**
 * Groups of product files that reach each other by imports, types included.
 * Source: R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1 (1972).
 */
function importCycles(tree: SourceTree): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(path: string): number {
    const index = order.size;
    order.set(path, index);
    lowest.set(path, index);
    open.push(path);
    for (const { target: name } of tree.get(path)?.imports ?? []) {
      const target = fileAt(tree, name);
      if (target === undefined || tree.get(target)?.isTest) continue;
      const reached = order.has(target) ? (open.includes(target) ? order.get(target) : undefined) : visit(target);
      if (reached !== undefined) lowest.set(path, Math.min(lowest.get(path) ?? index, reached));
    }
    const low = lowest.get(path) ?? index;
    if (low === index) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1) cycles.push(group.sort());
    }
    return low;
  }

  for (const [path, { isTest }] of tree) if (!isTest && !order.has(path)) visit(path);
  return cycles;
}

const RULE = 'no circle of imports, types included';

export const CYCLE_RULES: readonly Rule[] = [
  {
    name: RULE,
    check: (tree): Violation[] =>
      importCycles(tree).flatMap((group) => group.map((path) => ({ path, what: `a circle of ${group.join(', ')}` }))),
  },
];

export const CYCLE_EXAMPLES: readonly Example[] = [
  {
    rule: RULE,
    broken: [
      {
        'lib/storefront/cart/a.ts': "import type { B } from './b.ts';",
        'lib/storefront/cart/b.ts': "import { a } from './a.ts';",
      },
      {
        'lib/storefront/cart/a.ts': "import { b } from './b.ts';",
        'lib/storefront/cart/b.ts': "export { c } from './c.ts';",
        'lib/storefront/cart/c.ts': "const { a } = await import('./a.ts');",
      },
      {
        'components/cart/a.tsx': "import { B } from './b';",
        'components/cart/b.tsx': "import type { AProps } from '@/components/cart/a';",
      },
    ],
    sound: {
      'lib/storefront/cart/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';",
      'lib/storefront/cart/b.ts': "import { c } from './c.ts';",
      'lib/storefront/cart/c.ts': 'export const c = 1;',
      'lib/storefront/cart/c.test.ts': "import { c } from './c.ts';",
    },
  },
];
