import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { readLocalTexts } from '../translations/stored-texts.ts';
import { pageDate } from './page-date.ts';
import { readShopFacts, withShopFacts } from './shop-facts.ts';
import { readFacts } from './stored-story.ts';
import type { StoryRow } from './story-times.ts';

/** All stories of the journal, also those to come and those that are over. `now` in epoch milliseconds. */
export async function loadStories(db: Kysely<Database>, now: number): Promise<StoryRow[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['slug', 'title', 'story', 'modified_at', 'dated_at'])
    .where('story', 'is not', null)
    .execute();
  const shop = await readShopFacts(db, now);
  const textsOf = await readLocalTexts(
    db,
    'page',
    rows.map(({ slug }) => slug),
  );
  return rows.flatMap(({ slug, title, story, ...dates }) => {
    const facts = readFacts(story);
    if (!facts) return [];
    const texts = textsOf(slug);
    const own = { ...facts, Summary: texts.get('Summary') ?? facts.Summary };
    const local = withShopFacts(texts.get('PageTitle') ?? title, shop);
    return { slug, title: local, facts: own, updatedAt: pageDate(dates, now) };
  });
}
