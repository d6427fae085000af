import type { calls, DataOf } from '#lib/contract/index.ts';
import { importPages } from '../content/import-pages.ts';
import type { PageFile } from '../content/page-files.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY, operator } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Footer = DataOf<typeof calls.footerPages>;

describeOnEachEngine('the order of footer pages', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await createTestApi({ engine, operatorKey: OPERATOR_KEY });
  });
  afterEach(() => api.close());

  const file = (slug: string): PageFile => ({
    slug,
    title: slug,
    group: 'Help',
    content: 'Text',
    datedAt: null,
    story: null,
  });
  const importFiles = (...slugs: string[]) =>
    api.context.db.transaction().execute((transaction) => importPages(transaction, slugs.map(file), api.context.now()));

  test('footer pages are ordered by position, and by name when a later file shares a saved page’s position', async () => {
    await importFiles('zebra');
    for (const slug of ['walnut', 'yellow']) {
      expect((await operator(api.handle).save(slug, 'Text', { Group: 'Help' })).ReturnCode).toBe(0);
    }
    await importFiles('zebra', 'apple', 'baker', 'first');
    const caller = await signInSession(api.handle);
    const slugs = (await caller.get<Footer>('Page')).Data?.map((page) => page.PageURL);
    expect(slugs).toEqual(['zebra', 'apple', 'walnut', 'baker', 'yellow', 'first']);
  });
});
