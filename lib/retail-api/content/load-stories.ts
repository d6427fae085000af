import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
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
  return rows.flatMap(({ slug, title, story, ...dates }) => {
    const facts = readFacts(story);
    return facts ? { slug, title: withShopFacts(title, shop), facts, updatedAt: pageDate(dates, now) } : [];
  });
}
