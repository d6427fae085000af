import type { calls, DataOf } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY, operator } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Pages = DataOf<typeof calls.pages>;
type Footer = DataOf<typeof calls.footerPages>;

const NOW = Date.parse('2026-11-22T04:00:00Z');

describeOnEachEngine('editing pages', (engine) => {
  let api: TestApi;
  let shopper: ApiCaller;
  let editor: ReturnType<typeof operator>;
  let now = NOW;

  beforeEach(async () => {
    now = NOW;
    api = await createTestApi({ engine, operatorKey: OPERATOR_KEY, now: () => now });
    shopper = await signInSession(api.handle);
    editor = operator(api.handle);
  });
  afterEach(() => api.close());

  const shown = async (slug: string) => (await shopper.post<Pages>('Page', { PageURL: slug })).Data?.[0];
  const footer = async () => (await shopper.get<Footer>('Page')).Data ?? [];

  test('a saved page is shown with its time until it is removed; then the page from the file is back', async () => {
    const before = await shown('care');
    now += MINUTE_MS;
    const saved = await editor.save('care', '<p>New words.</p>', { PageTitle: 'Who we are', Group: 'Samay' });
    expect(saved.Data).toMatchObject({ Saved: true, InFiles: true, Changed: false, Removed: [], UpdatedAt: now });
    expect(await shown('care')).toEqual({ PageURL: 'care', PageContent: '<p>New words.</p>', UpdatedAt: now });
    expect(await footer()).toContainEqual({ PageURL: 'care', PageTitle: 'Who we are', Group: 'Samay' });
    now += MINUTE_MS;
    const removed = await editor.remove('care');
    expect(removed.Data?.Page).toMatchObject({ Saved: false, PageContent: before?.PageContent });
    expect((await shown('care'))?.PageContent).toBe(before?.PageContent);
    expect((await editor.list()).Data?.some((page) => page.Saved)).toBe(false);
  });

  test('a page that only the operator saved is last in its column of the footer, and is gone after its removal', async () => {
    expect((await editor.source('events')).ReturnCode).toBe(204);
    expect((await editor.save('events', '<p>Soon.</p>', { Group: 'Help' })).Data).toMatchObject({ InFiles: false });
    const ofHelp = (await footer()).filter(({ Group }) => Group === 'Help');
    expect(ofHelp.length).toBeGreaterThan(1);
    expect(ofHelp.at(-1)).toEqual({ PageURL: 'events', PageTitle: 'A title', Group: 'Help' });
    expect((await editor.remove('events')).Data).toEqual({ PageURL: 'events', Page: null });
    expect(await shown('events')).toBeUndefined();
    expect((await editor.remove('events', 1)).ReturnCode).toBe(204);
  });

  test('a page becomes a story, stays one when its text is saved alone, and is an ordinary page again', async () => {
    const Story = { Kind: 'occasion', Summary: 'What to wear.', Picture: 'home-wedding.webp', From: '2026-11-01' };
    expect((await editor.save('holi', '<p>Soon.</p>', { Story })).ReturnCode).toBe(200);
    const whole = { ...Story, Until: '2026-12-01' };
    expect((await editor.save('holi', '<p>Soon.</p>', { Story: whole, Group: 'Help' })).ReturnCode).toBe(200);
    expect((await editor.save('holi', '<p>Soon.</p>', { Story: whole })).Data).toMatchObject({ Story: whole });
    expect((await editor.save('holi', '<p>Now.</p>')).Data).toMatchObject({ Story: whole });
    expect((await editor.list()).Data?.find(({ PageURL }) => PageURL === 'holi')).toMatchObject({ Story: whole });
    expect((await editor.save('holi', '<p>Now.</p>', { Story: null })).Data).toMatchObject({ Story: null });
  });

  test('removing a saved story restores the facts of its file', async () => {
    const before = (await editor.source('first-mechanical-watch')).Data?.Story;
    expect(before).toMatchObject({ Kind: 'guide' });
    await editor.save('first-mechanical-watch', '<p>Short.</p>', { Story: null });
    expect((await editor.remove('first-mechanical-watch')).Data?.Page?.Story).toEqual(before);
  });

  test('of two concurrent saves of a page one is refused, and so is a save based on an older version', async () => {
    const stamp = await editor.stampOf('about');
    const both = await Promise.all(
      ['<p>One</p>', '<p>Two</p>'].map((text) => editor.save('about', text, { ExpectedUpdatedAt: stamp })),
    );
    expect(both.map(({ ReturnCode }) => ReturnCode).toSorted()).toEqual([0, 209]);
    const winner = both.find(({ ReturnCode }) => ReturnCode === 0)?.Data;
    expect((await shown('about'))?.PageContent).toBe(winner?.PageContent);
    // The second change has a distinct time even within one tick of the clock.
    const again = await editor.save('about', '<p>Three</p>', { ExpectedUpdatedAt: winner?.UpdatedAt });
    expect(again.ReturnCode).toBe(0);
    expect((await editor.remove('about', winner?.UpdatedAt)).ReturnCode).toBe(209);
  });

  test('of two concurrent saves of the same new page one is refused', async () => {
    const both = await Promise.all(['One', 'Two'].map((text) => editor.save('fresh', text, { ExpectedUpdatedAt: 0 })));
    expect(both.map(({ ReturnCode }) => ReturnCode).toSorted()).toEqual([0, 209]);
    expect(both.find(({ ReturnCode }) => ReturnCode === 209)?.Data).toEqual({ UpdatedAt: now });
  });

  test('a refused page change leaves everything unchanged and triggers no purge', async () => {
    const version = () => api.context.db.selectFrom('catalogue_version').selectAll().executeTakeFirst();
    const before = await version();
    await editor.save('about', '<p>Stale</p>', { ExpectedUpdatedAt: 5 });
    expect(await version()).toEqual(before);
    await editor.save('about', '<p>Fresh</p>');
    expect(await version()).toEqual({ ...before, pages_version: (before?.pages_version ?? 0) + 1 });
  });

  test('a page that comes from a file cannot be removed by a call', async () => {
    expect(await editor.remove('about')).toMatchObject({ ReturnCode: 200, Data: { Field: 'PageURL' } });
  });
});
