import { insertOrder } from '../../testing/orders.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import type { OpenDatabase } from './engine.ts';
import { PAGES_AHEAD, paginateAhead } from './paginate.ts';

const PER_PAGE = 2;

describeOnEachEngine('pages of long lists', (engine) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    for (let index = 0; index < 30; index++) {
      const state = index < 3 ? 'confirmed' : 'delivered';
      await insertOrder(opened.db, { number: `SM-${index}`, state, placed_at: index });
    }
  });
  afterAll(() => opened.close());

  async function pageOf(page: number) {
    const found = opened.db.selectFrom('orders').select('number').orderBy('placed_at');
    const parts = [found.where('state', '=', 'confirmed'), found.where('state', '=', 'delivered')];
    const { rows, ...pages } = await paginateAhead(opened.db, parts, page, PER_PAGE);
    return { numbers: rows.map(({ number }) => number), ...pages };
  }

  test.each([
    [1, ['SM-0', 'SM-1'], 11, true],
    [2, ['SM-2', 'SM-3'], 12, true],
    [3, ['SM-4', 'SM-5'], 13, true],
    [5, ['SM-8', 'SM-9'], 15, false],
    [15, ['SM-28', 'SM-29'], 15, false],
    [16, [], 15, false],
    [90, [], 15, false],
  ])(
    'page %i has its rows across both parts, and counts the pages at most some beyond it',
    async (page, numbers, totalPages, more) => {
      const total = more ? (page + PAGES_AHEAD) * PER_PAGE : 30;
      expect(await pageOf(page)).toEqual({ numbers, total, totalPages, more });
    },
  );
});
