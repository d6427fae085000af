import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { importPages } from '../content/import-pages.ts';
import type { PageFile } from '../content/page-files.ts';
import { send, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY, operator } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Footer = DataOf<typeof calls.footerPages>;
type Order = DataOf<typeof calls.saveFooterColumnOrder>;

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
  const importAll = (pages: PageFile[]) =>
    api.context.db.transaction().execute((transaction) => importPages(transaction, pages, api.context.now()));
  const importFiles = (...slugs: string[]) => importAll(slugs.map(file));
  const importGroups = (...pages: [slug: string, group: string][]) =>
    importAll(pages.map(([slug, group]) => ({ ...file(slug), group })));

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

  test('columns stand in the operator’s order, also after a start; one that is new comes last', async () => {
    const desk = operator(api.handle);
    const files = () => importGroups(['help', 'Help'], ['about', 'Samay'], ['size', 'Guides']);
    const columns = async () => {
      const caller = await signInSession(api.handle);
      return (await caller.get<Footer>('Page')).Data?.map(({ Group }) => Group);
    };
    const order = (Columns: string[], ExpectedColumns: string[]) =>
      deskCaller(api.handle)<Order>('SaveFooterColumnOrder', { Columns, ExpectedColumns });
    await files();
    expect((await order(['Guides', 'Help', 'Samay'], ['Help', 'Samay', 'Guides'])).ReturnCode).toBe(0);
    await files();
    await desk.save('press', 'Text', { Group: 'News' });
    expect(await columns()).toEqual(['Guides', 'Help', 'Samay', 'News']);

    await desk.save('press', 'Text', { Group: 'News of {{shop-name}}' });
    const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
    const { Data } = await send<DataOf<typeof calls.footerColumnOrder>>(api.handle, 'FooterColumnOrder', { headers });
    expect(Data?.Columns.at(-1)).toEqual({ Group: 'News of {{shop-name}}', Heading: 'News of Samay' });
    await desk.save('press', 'Text', { Group: 'News' });

    const seen = ['Guides', 'Help', 'Samay', 'News'];
    for (const wrong of [['Guides'], [...seen, 'Other'], ['Guides', 'Guides', 'Help', 'Samay']])
      expect(await order(wrong, seen)).toMatchObject({ Data: { Field: 'Columns' } });
    expect((await order(seen.toReversed(), ['Help', 'Samay', 'Guides'])).ReturnCode).toBe(RETURN_CODES.Conflict.code);
    expect(await columns()).toEqual(seen);
  });
});
