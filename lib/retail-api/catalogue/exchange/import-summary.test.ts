import { DAY_MS } from '#lib/shared/durations.ts';
import { googleFeedWith, type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { noticeLines, summaryLines } from './summary-lines.ts';

const COLUMN = 'sale_price_effective_date';

describeOnEachEngine('the summary of an import', (engine) => {
  let store: OperatorStore;
  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(() => store.reset());
  afterAll(() => store.close());

  test('a mostly refused file removes no products, unless forced', async () => {
    const feed = googleFeedWith({ id: 'KW-1' }, { id: 'KW-2', price: 'free' }, { id: 'KW-3', price: 'free' });
    const summary = await store.import(feed, { replace: true });
    expect(summary).toMatchObject({ retained: 'mostly refused', accepted: 1, written: 1, removed: 0 });
    expect(await store.count()).toBe(store.demo.length + 1);
    expect(summaryLines(summary, { dryRun: false, refused: 2, report: 'r.tsv' })).toEqual([
      '3 rows: products accepted: 1, refused: 2.',
      'Products new or changed: 1, unchanged: 0, removed: 0.',
      expect.stringMatching(/^More products of the file were refused than accepted, .* use --force\.$/),
      'The refused products and the reasons are in r.tsv.',
    ]);
    expect(await store.import(feed, { replace: true, force: true })).toMatchObject({ removed: store.demo.length });
    expect(await store.count()).toBe(1);
  });

  test('future sales are counted in the summary, with the time of the next price change', async () => {
    const sale = (id: string, from: number, until: number) => {
      const dates = [from, until].map((day) => new Date(day * DAY_MS).toISOString().replace('.000', '')).join('/');
      return googleFeedWith({ id, sale_price: '999 INR' })
        .split('\r\n')
        .map((row, index) => `${row}\t${index === 0 ? COLUMN : dates}`);
    };
    const [head, over = ''] = sale('KW-1', 10, 20);
    const feed = [head, over, sale('KW-2', 90, 110)[1], sale('KW-3', 120, 130)[1]].join('\r\n');
    const summary = await store.import(feed, { now: () => 100 * DAY_MS });
    expect(summary).toMatchObject({ accepted: 3, salesToCome: 1, nextPriceChange: 110 * DAY_MS });
    const prices = await Promise.all(['KW-1', 'KW-2', 'KW-3'].map(async (sku) => (await store.sku(sku))?.price));
    expect(prices).toEqual([129950, 99900, 129950]);
    const lines = summaryLines(summary, { dryRun: false, refused: 0, report: 'r.tsv' });
    expect(lines).toContain('Sales that have not started yet: 1. Those products have their full price.');
    expect(lines).toContain(
      'Sale dates next change a price on Tue 21 Apr 1970, 5:30 am. Import the file again after that.',
    );
  });

  test('titles that repeat a word or contradict the colour are taken and warned of', async () => {
    const feed = googleFeedWith(
      { id: 'KW-1', title: 'Kiln Field Field Watch' },
      { id: 'KW-2', title: 'Kiln Field Watch, Red Dial' },
      { id: 'KW-3', title: 'Kiln Field Watch, Navy Dial' },
    );
    const summary = await store.import(feed);
    expect(summary).toMatchObject({ accepted: 3, written: 3 });
    expect(store.shown).toEqual([]);
    expect(summaryLines(summary, { dryRun: false, refused: 0, report: 'r.tsv' }).slice(2)).toEqual([
      'Warning: titles or photos of 2 products need a look; the import takes them all the same:',
      '  KW-1: the title repeats "Field"',
      '  KW-2: the title names another colour than ColorName, which is "Blue"',
    ]);
    const many = Array.from({ length: 22 }, (_, index) => ({ id: `KM-${index}`, title: 'Kiln Kiln' }));
    const all = summaryLines(await store.import(googleFeedWith(...many)), {
      dryRun: false,
      refused: 0,
      report: 'r.tsv',
    });
    expect(all.slice(-2)).toEqual(['  KM-19: the title repeats "Kiln"', '  and 2 more']);
  });
});

test('a stopped import says how far it got', () => {
  const nothing = {
    accepted: 0,
    written: 0,
    translated: 0,
    removed: 0,
    retained: null,
    linesAbove: 0,
    ignored: [],
    unlisted: [],
    texts: { count: 0, shown: [] },
    salesToCome: 0,
    nextPriceChange: null,
  };
  expect(noticeLines({ ...nothing, rows: 1, rowsRead: 1, interrupted: false, linesAbove: 2 })).toEqual([
    'Left out: the 2 lines above the header.',
  ]);
  expect(noticeLines({ ...nothing, rows: 1, rowsRead: 1, interrupted: false, translated: 2 })).toEqual([
    'Products with new or changed texts in other languages: 2.',
  ]);
  const summary = { ...nothing, rows: 20_000, rowsRead: 110, interrupted: true };
  expect(summaryLines(summary, { dryRun: false, refused: 0, report: 'r.tsv' }).slice(0, 2)).toEqual([
    'The import was stopped. Every product written so far is complete; run it again to continue.',
    '110 of 20000 rows: products accepted: 0, refused: 0.',
  ]);
});
