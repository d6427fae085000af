import { googleFeed, type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { summaryLines } from './summary-lines.ts';

const DAY_MS = 86_400_000;
const COLUMN = 'sale_price_effective_date';

describeOnEachEngine('the summary of an import', (engine) => {
  let store: OperatorStore;
  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(() => store.reset());
  afterAll(() => store.close());

  test('a mostly refused file removes no products, unless forced', async () => {
    const feed = googleFeed({ id: 'KW-1' }, { id: 'KW-2', price: 'free' }, { id: 'KW-3', price: 'free' });
    const summary = await store.import(feed, { replace: true });
    expect(summary).toMatchObject({ kept: 'mostly refused', accepted: 1, written: 1, removed: 0 });
    expect(await store.count()).toBe(store.demo.length + 1);
    expect(summaryLines(summary, { dryRun: false, refused: 2, report: 'r.tsv' })).toEqual([
      '3 rows: 1 products are sound, 2 are refused.',
      '1 products are new or changed, 0 were as they are, 0 are removed.',
      expect.stringMatching(/^More products of the file are refused than are sound, .* say --force\.$/),
      'The refused ones with their reasons are in r.tsv.',
    ]);
    expect(await store.import(feed, { replace: true, force: true })).toMatchObject({ removed: store.demo.length });
    expect(await store.count()).toBe(1);
  });

  test('future sales are counted in the summary, with the time of the next price change', async () => {
    const sale = (id: string, from: number, until: number) => {
      const dates = [from, until].map((day) => new Date(day * DAY_MS).toISOString().replace('.000', '')).join('/');
      return googleFeed({ id, sale_price: '999 INR' })
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
    expect(lines).toContain('The sale of 1 products has not begun: they have their full price.');
    expect(lines).toContain(
      'The dates of sales change prices next on Tue 21 Apr 1970, 5:30 am: import the file again after that.',
    );
  });
});

test('a stopped import says how far it got', () => {
  const nothing = {
    accepted: 0,
    written: 0,
    removed: 0,
    kept: null,
    unlisted: [],
    salesToCome: 0,
    nextPriceChange: null,
  };
  const summary = { ...nothing, rows: 20_000, rowsRead: 110, interrupted: true };
  expect(summaryLines(summary, { dryRun: false, refused: 0, report: 'r.tsv' }).slice(0, 2)).toEqual([
    'The import was stopped: what is written is whole, and running it again goes on.',
    '110 of 20000 rows: 0 products are sound, 0 are refused.',
  ]);
});
