import { importsByFolders } from './folder-imports.ts';
import type { Example, Rule, SourceTree, Violation } from './rule.ts';

/**
 * Returns `cart` for a file of the storefront's cart, `session` for one of its platform, `retail-api` for any
 * of the retail API. The words of all languages are apart from the messages that the storefront shows.
 */
export const folderOf = (path: string) =>
  path.startsWith('lib/messages/')
    ? 'languages'
    : /^lib\/(?:storefront\/)?(?:(?:platform|marketing|community)\/)?([^/]+)\//.exec(path)?.[1];

/**
 * Returns the files that import against the usual direction of two folders: those on the side with fewer
 * imports.
 */
function againstDirection(tree: SourceTree): Violation[] {
  const imports = importsByFolders(tree, folderOf);
  return [...imports].flatMap(([pair, files]) => {
    const [from = '', to = ''] = pair.split(' ');
    const back = imports.get(`${to} ${from}`)?.size ?? 0;
    const isLess = files.size < back || (files.size === back && from < to);
    return isLess ? [...files].map((path) => ({ path, what: `${from} and ${to} import each other` })) : [];
  });
}

export const FOLDER_RULES: readonly Rule[] = [
  { name: 'of two folders of lib one imports the other, and never both', check: againstDirection },
];

export const FOLDER_EXAMPLES: readonly Example[] = [
  {
    rule: 'of two folders of lib one imports the other, and never both',
    broken: [
      {
        'lib/storefront/platform/session/a.ts': "import { b } from '#lib/storefront/platform/http/b.ts';",
        'lib/storefront/platform/http/b.ts': "import type { a } from '#lib/storefront/platform/session/a.ts';",
      },
      {
        'lib/storefront/cart/a.ts': "import { b } from '#lib/storefront/offers/b.ts';",
        'lib/storefront/cart/c.ts': "import { b } from '#lib/storefront/offers/b.ts';",
        'lib/storefront/offers/server/d.ts': "const { a } = await import('#lib/storefront/cart/a.ts');",
      },
    ],
    sound: {
      'lib/storefront/platform/session/a.ts': 'export const a = 1;',
      'lib/storefront/platform/http/b.ts': "import { a } from '#lib/storefront/platform/session/a.ts';",
      'lib/storefront/platform/session/a.test.ts': "import { b } from '#lib/storefront/platform/http/b.ts';",
    },
  },
];
