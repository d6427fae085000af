import { WEEK_MS } from '#lib/shared/durations.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { loadPopularSearches } from './popular-searches.ts';
import { SearchTally } from './search-tally.ts';

describeOnEachEngine('popular searches', (engine) => {
  test('a popular search loses half its weight in four weeks, and a rare one is not shown to others', async () => {
    const { db, close } = await openTestDatabase(engine);
    const count = async (text: string, times: number, week: number) => {
      const tally = new SearchTally();
      for (let time = 0; time < times; time++) tally.add(text);
      await tally.flush(db, week * WEEK_MS);
    };
    await count('kundan necklace', 30, 100);
    await count('smartwatch', 10, 108);
    await count('smartwatch', 2, 108);
    await count('of one person', 4, 108);
    await count('forgotten', 900, 20);
    const popular = await loadPopularSearches(db);
    expect(popular.map(({ text }) => text)).toEqual(['smartwatch', 'kundan necklace']);
    expect(popular.map(({ searches }) => searches)).toEqual([12, 7.5]);
    await close();
  });
});
