import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { loadMisses, missedText } from './search-misses.ts';
import { SearchTally } from './search-tally.ts';
import { startOfWeek } from './weeks.ts';

test.each([
  ['Rolex Submariner', 'rolex submariner'],
  ['  pocket   watch chain ', 'pocket watch chain'],
  ['नथनी', 'nathni'],
])('the missed search %j may be counted', (text, counted) => {
  expect(missedText(text)).toBe(counted);
});

test.each([
  '98765 43210',
  'call 9876543210',
  '९८७६५४३२१०',
  'ＡＢＣ ９８７６５',
  'asha@example.com',
  'asha at example.com/watch',
  'ABCPD1234F',
  'a',
  'one two three four five',
  'x'.repeat(21),
  '💍',
])('the missed search %j may not be counted', (text) => {
  expect(missedText(text)).toBeUndefined();
});

describeOnEachEngine('searches without results', (engine) => {
  async function countIn(week: number, searches: Readonly<Record<string, number>>, opened: Opened): Promise<void> {
    const tally = new SearchTally();
    for (const [text, times] of Object.entries(searches)) {
      for (let time = 0; time < times; time++) tally.addMiss(text);
    }
    await tally.flush(opened.db, startOfWeek(week));
  }

  test('a missed search is stored after five searches for it, and deleted after eight weeks', async () => {
    const opened = await openTestDatabase(engine);
    const written = async () => {
      const rows = await opened.db.selectFrom('search_misses').select('text').orderBy('text').execute();
      return rows.map(({ text }) => text);
    };
    await countIn(100, { 'cuckoo clock': 4, 'priya sharma': 1, '98765 43210': 9 }, opened);
    expect(await written()).toEqual(['', '']);
    await countIn(101, { 'cuckoo clock': 1 }, opened);
    expect(await written()).toEqual(['', 'cuckoo clock']);
    await countIn(105, { sundial: 7 }, opened);
    expect(await loadMisses(opened.db, startOfWeek(105))).toEqual([
      { text: 'sundial', searches: 7, week: 105 },
      { text: 'cuckoo clock', searches: 5, week: 101 },
    ]);
    expect(await loadMisses(opened.db, startOfWeek(109))).toHaveLength(1);
    await countIn(109, { hourglass: 1 }, opened);
    expect(await written()).toEqual(['', 'sundial']);
    await opened.close();
  });
});

type Opened = Awaited<ReturnType<typeof openTestDatabase>>;
