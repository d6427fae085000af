import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** Pages that the store links to by itself. */
const LINKED_SLUGS = [
  'contact',
  'cookies',
  'gold-rate',
  'hallmark-guide',
  'privacy',
  'returns',
  'ring-size',
  'sitemap',
  'warranty',
  'watch-size',
] as const;

/** Slugs of pages that the store links to and that do not exist. */
export async function missingPages(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('pages')
    .select('slug')
    .where('slug', 'in', LINKED_SLUGS)
    .where('footer_group', '!=', '')
    .execute();
  const existing = new Set(rows.map(({ slug }) => slug));
  return LINKED_SLUGS.filter((slug) => !existing.has(slug));
}

/** What an operator has to do before shoppers can buy, and what leads them nowhere; one line for each. */
export async function beginHints(db: Kysely<Database>): Promise<string[]> {
  // A database that was only migrated is filled by the first start.
  const started = await db.selectFrom('catalogue_version').select('version').executeTakeFirst();
  if (!started) return [];
  const product = await db.selectFrom('products').select('code').limit(1).executeTakeFirst();
  const missing = await missingPages(db);
  return [
    ...(product
      ? []
      : [
          'The shop has no products yet, so shoppers are told that it opens soon. Begin with "npm run catalogue -- import FILE", see docs/operate/catalogue.md.',
        ]),
    ...(missing.length === 0
      ? []
      : [`The store links to pages that do not exist: ${missing.join(', ')}. Add them, see docs/operate/pages.md.`]),
  ];
}
