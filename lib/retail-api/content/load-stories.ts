import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { pageDate } from './page-date.ts';
import { readFacts } from './stored-story.ts';
import type { Story } from './story-times.ts';

/** All stories of the journal, also those to come and those that are over. `now` in epoch milliseconds. */
export async function loadStories(db: Kysely<Database>, now: number): Promise<Story[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['slug', 'title', 'story', 'modified_at', 'dated_at'])
    .where('story', 'is not', null)
    .execute();
  return rows.flatMap(({ slug, title, story, ...dates }) => {
    const facts = readFacts(story);
    return facts ? { slug, title, facts, updatedAt: pageDate(dates, now) } : [];
  });
}
