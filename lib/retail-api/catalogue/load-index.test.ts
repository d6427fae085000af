import type { OpenDatabase } from '../core/db/engine.ts';
import { importDemoCatalogue } from '../testing/demo-catalogue.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { loadIndex, withPopularSearches } from './load-index.ts';
import type { Progress } from './progress.ts';

const COPIES = 9;

let opened: OpenDatabase;
/** The number of products. */
let total: number;

beforeAll(async () => {
  opened = await openTestDatabase('sqlite');
  const { db } = opened;
  await importDemoCatalogue(db, 1000);
  const rows = await db.selectFrom('products').selectAll().execute();
  for (let copy = 1; copy <= COPIES; copy++) {
    const copies = rows.map((row) => {
      const code = `${row.code}-${copy}`;
      const document = JSON.stringify({ ...JSON.parse(row.document), ProductCode: code });
      return { ...row, code, document, slug: `${row.slug}-${copy}` };
    });
    await db.insertInto('products').values(copies).execute();
  }
  total = rows.length * (COPIES + 1);
});
afterAll(() => opened.close());

/** How often other tasks could run during a task, and the progress that it reported. */
async function watch(task: (onProgress: (progress: Progress) => void) => Promise<unknown>) {
  let ticks = 0;
  let isDone = false;
  const reports: (Progress & { ticks: number })[] = [];
  const countTick = () => {
    ticks++;
    if (!isDone) setImmediate(countTick);
  };
  setImmediate(countTick);
  await task((progress) => reports.push({ ...progress, ticks }));
  isDone = true;
  return { ticks, reports };
}

test('other tasks can run after every fifty products and between the steps that finish the index', async () => {
  const { ticks, reports } = await watch((onProgress) => loadIndex(opened.db, onProgress));
  const read = reports.at(-2);
  expect(read?.ticks).toBeGreaterThanOrEqual(Math.floor((read?.done ?? total) / 50));
  // Eight sort orders, forty filter groups, and the rest.
  expect(ticks - (read?.ticks ?? 0)).toBeGreaterThan(50);
});

test('progress rises to all products and is complete only with the index', async () => {
  const { ticks, reports } = await watch((onProgress) => loadIndex(opened.db, onProgress));
  expect(reports.map(({ done }) => done)).toEqual([500, 1000, 1500, total]);
  expect(new Set(reports.map((progress) => `${progress.task} ${progress.total}`))).toEqual(
    new Set([`Search index ${total}`]),
  );
  expect(ticks - (reports.at(-1)?.ticks ?? 0)).toBeLessThanOrEqual(2);
});

test('popular searches are updated without rebuilding the index, and left out if they find nothing', async () => {
  const { db } = opened;
  const index = await loadIndex(db);
  const count = (text: string, searches: number) =>
    db.insertInto('search_weeks').values({ text, searches, week: 100 }).execute();
  await count('kundan necklace', 9000);
  await count('sold last year', 99000);
  // From here on no product can be read.
  await db.deleteFrom('skus').execute();
  await db.deleteFrom('products').execute();
  const renewed = await withPopularSearches(db, index);
  expect(renewed.suggest('').popularSearches[0]).toBe('kundan necklace');
  expect(renewed.suggest('').popularSearches).not.toContain('sold last year');
  expect(renewed.suggest('kundan neck').popularSearches.filter((text) => text === 'kundan necklace')).toHaveLength(1);
  await db.deleteFrom('search_weeks').execute();
  expect((await withPopularSearches(db, renewed)).suggest('').popularSearches).toEqual(
    index.suggest('').popularSearches,
  );
});
