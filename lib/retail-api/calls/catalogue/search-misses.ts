import { calls } from '#lib/contract/index.ts';
import { loadMisses } from '../../catalogue/search-misses.ts';
import { startOfWeek } from '../../catalogue/weeks.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** What many searched for in the last weeks and nothing was found by. */
export const searchMisses = handlerFor(calls.searchMisses, async (_request, { db, now }) => {
  const misses = await loadMisses(db, now());
  return succeed(
    misses.map(({ text, searches, week }) => ({
      Text: text,
      Searches: searches,
      Week: new Date(startOfWeek(week)).toISOString().slice(0, 10),
    })),
  );
});
