import { type Kysely, sql } from 'kysely';
import type { CatalogueStructure } from '../catalogue/catalogue-index.ts';
import type { Database } from '../core/db/schema.ts';
import { loadStories } from './load-stories.ts';
import { linkedCodes } from './story-links.ts';
import type { StoryRow } from './story-times.ts';

interface Sources {
  db: Kysely<Database>;
  catalogue: Pick<CatalogueStructure, 'category'>;
}

/** The stories whose text links to a product, also those to come and those that are over. `now` in epoch milliseconds. */
export async function storiesNaming({ db, catalogue }: Sources, code: string, now: number): Promise<StoryRow[]> {
  const candidates = await db
    .selectFrom('pages')
    .select(['slug', 'content'])
    .where('story', 'is not', null)
    .where(sql<string>`lower(content)`, 'like', `%${code.toLowerCase()}%`)
    .execute();
  const naming = new Set<string>();
  for (const { slug, content } of candidates) {
    if ((await linkedCodes({ db, catalogue }, content)).has(code)) naming.add(slug);
  }
  return naming.size === 0 ? [] : (await loadStories(db, now)).filter(({ slug }) => naming.has(slug));
}

/** Cache tags of the products that some pages name now, as far as these are stories. */
export async function tagsOfNamedProducts({ db, catalogue }: Sources, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const stories = await db
    .selectFrom('pages')
    .select('content')
    .where('story', 'is not', null)
    .where('slug', 'in', slugs)
    .execute();
  const tags: string[] = [];
  for (const { content } of stories) {
    for (const code of await linkedCodes({ db, catalogue }, content)) tags.push(`product:${code}`);
  }
  return tags;
}
