import type { calls, DataOf } from '#lib/contract/index.ts';
import { RETURN_CODES, TRUST_ICONS } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import { applyDuePages } from '../content/drafts/apply-due-pages.ts';
import { type ApiCaller, dataOf, send, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY, operator } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-26T12:00:00+05:30');
const { Conflict, InvalidRequest, NotFound } = RETURN_CODES;

type Drafts = DataOf<typeof calls.pageDrafts>;
type Preview = DataOf<typeof calls.pagePreview>;
type Previewed = DataOf<typeof calls.previewedPage>;

describeOnEachEngine('drafts of pages', (engine) => {
  let api: TestApi;
  let now = NOW;
  let keys = 0;

  beforeEach(async () => {
    now = NOW;
    api = await createTestApi({ engine, catalogue: 'seed', operatorKey: OPERATOR_KEY, now: () => now });
  });
  afterEach(() => api.close());

  const desk = <Data>(name: string, body: object) => deskCaller(api.handle)<Data>(name, body);
  const draft = (PageContent: string, more: object = {}) =>
    desk<DataOf<typeof calls.savePageDraft> & { Field?: string; Version?: number }>('SavePageDraft', {
      PageURL: 'festival',
      PageTitle: 'Festival',
      Group: 'Help',
      PageContent,
      ExpectedVersion: 0,
      Operator: 'Meera Shah',
      IdempotencyKey: `drafts-key-${keys++}`,
      ...more,
    });
  const drafts = async () => {
    const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
    return dataOf(await send<Drafts>(api.handle, 'PageDrafts', { headers }), 'PageDrafts');
  };
  const shown = async (slug = 'festival') => {
    const caller: ApiCaller = await signInSession(api.handle);
    const { Data } = await caller.post<DataOf<typeof calls.pages>>('Page', { PageURL: slug });
    return Data?.[0]?.PageContent;
  };
  const at = (ms: number) => new Date(NOW + ms).toISOString();
  const after = async (ms: number) => {
    now = NOW + ms;
    await applyDuePages(api.context);
  };

  test('a draft is sanitised, versioned and shown to nobody', async () => {
    const saved = await draft('<p>Soon</p><script>alert(1)</script>');
    expect(saved.Data).toMatchObject({ Version: 1, Changed: true, Removed: ['script'] });
    expect(await shown()).toBeUndefined();
    expect(await drafts()).toMatchObject([
      { PageURL: 'festival', Version: 1, PublishFrom: null, Published: false, SavedBy: 'Meera Shah' },
    ]);
    const stale = await draft('<p>Other</p>');
    expect(stale).toMatchObject({ ReturnCode: Conflict.code, Data: { Version: 1 } });
    expect((await draft('<p>Dry</p>', { ExpectedVersion: 1, DryRun: true })).Data).toMatchObject({ Version: 2 });
    expect((await drafts())[0]?.Version).toBe(1);
    const key = { ExpectedVersion: 1, IdempotencyKey: 'the-same-draft' };
    await draft('<p>Newer</p>', key);
    expect((await draft('<p>Newer</p>', key)).Data).toMatchObject({ Version: 2 });
  });

  test('a signed link shows the draft for a day, and no other draft', async () => {
    await draft('<p>Soon at {{shop-name}}</p>', { PublishFrom: at(2 * DAY_MS) });
    const { Url, ExpiresAt } = dataOf(await desk<Preview>('PagePreview', { PageURL: 'festival' }), 'PagePreview');
    expect(ExpiresAt).toBe(NOW + DAY_MS);
    const [, slug = '', Token = ''] = /\/preview\/([^/]+)\/([^/]+)$/.exec(Url) ?? [];
    expect(slug).toBe('festival');
    const open = async (PageURL: string, token: string) =>
      (await signInSession(api.handle)).post<Previewed>('PreviewedPage', { PageURL, Token: token });
    const { Data } = await open('festival', Token);
    expect(Data).toMatchObject({ PageTitle: 'Festival', PublishFrom: NOW + 2 * DAY_MS });
    expect(Data?.PageContent).not.toContain('{{');
    await draft('<p>Another</p>', { PageURL: 'other' });
    expect((await open('other', Token)).ReturnCode).toBe(NotFound.code);
    expect((await open('festival', `${Token.slice(0, -1)}_`)).ReturnCode).toBe(NotFound.code);
    now = NOW + DAY_MS;
    expect((await open('festival', Token)).ReturnCode).toBe(NotFound.code);
    expect((await desk('PagePreview', { PageURL: 'promo' })).ReturnCode).toBe(NotFound.code);
    await draft('<p>A strip</p>', { PageURL: 'promo', Group: '' });
    expect(dataOf(await desk<Preview>('PagePreview', { PageURL: 'promo' }), 'PagePreview').Url).toContain(
      '/preview/promo/',
    );
  });

  test('the layout of the home page has a preview of its own', async () => {
    const layout = (Text: string) =>
      JSON.stringify([
        {
          Kind: 'trust',
          Title: 'Why us',
          Points: [{ Icon: TRUST_ICONS[0], Title: 'Hallmarked', Text, Url: 'page/hallmark-guide' }],
        },
      ]);
    const saved = await draft(layout('Always.'), { PageURL: 'home.json', PageTitle: 'Home page', Group: '' });
    expect(saved.ReturnCode).toBe(0);
    const { Url } = dataOf(await desk<Preview>('PagePreview', { PageURL: 'home.json' }), 'PagePreview');
    const [, Token = ''] = /\/preview\/([^/]+)$/.exec(Url) ?? [];
    const open = async (token: string) =>
      (await signInSession(api.handle)).post<DataOf<typeof calls.previewedHome>>('PreviewedHome', { Token: token });
    expect((await open(Token)).Data).toMatchObject({
      Sections: [{ Kind: 'trust', Title: 'Why us' }],
      PublishFrom: null,
    });
    await draft('<p>Another</p>');
    const other = dataOf(await desk<Preview>('PagePreview', { PageURL: 'festival' }), 'PagePreview');
    expect((await open(other.Url.split('/').at(-1) ?? '')).ReturnCode).toBe(NotFound.code);
  });

  test('a page is published at its time, and the one before is back at its end', async () => {
    const { save } = operator(api.handle);
    await save('festival', '<p>As always</p>', { Group: 'Help' });
    await draft('<p>Festival!</p>', { PublishFrom: at(HOUR_MS), PublishUntil: at(DAY_MS) });
    await after(HOUR_MS - 1);
    expect(await shown()).toBe('<p>As always</p>');
    await after(HOUR_MS);
    expect(await shown()).toBe('<p>Festival!</p>');
    const busy = await draft('<p>Again</p>', { ExpectedVersion: 1 });
    expect(busy).toMatchObject({ ReturnCode: InvalidRequest.code, Data: { Field: 'PageURL' } });
    await after(DAY_MS);
    expect(await shown()).toBe('<p>As always</p>');
    expect(await drafts()).toEqual([]);
  });

  test('a new page ends with nothing, one without an end stays, and one that was saved since is left alone', async () => {
    await draft('<p>For a day</p>', { PublishFrom: at(0), PublishUntil: at(DAY_MS) });
    await draft('<p>For good</p>', { PageURL: 'good', PublishFrom: at(0) });
    await draft('<p>For a while</p>', { PageURL: 'saved', PublishFrom: at(0), PublishUntil: at(DAY_MS) });
    await after(1);
    expect(await shown()).toBe('<p>For a day</p>');
    await operator(api.handle).save('saved', '<p>By hand</p>', { Group: 'Help' });
    await after(DAY_MS);
    expect(await shown()).toBeUndefined();
    expect(await shown('good')).toBe('<p>For good</p>');
    expect(await shown('saved')).toBe('<p>By hand</p>');
    expect(await drafts()).toEqual([]);
  });

  test('removing a published draft ends it, and a draft whose time is over is never shown', async () => {
    await draft('<p>Now</p>', { PublishFrom: at(0), PublishUntil: at(DAY_MS) });
    await after(1);
    expect((await desk('RemovePageDraft', { PageURL: 'festival', ExpectedVersion: 1 })).ReturnCode).toBe(0);
    expect(await shown()).toBeUndefined();
    await draft('<p>Missed</p>', { PublishFrom: at(HOUR_MS), PublishUntil: at(2 * HOUR_MS) });
    await after(DAY_MS);
    expect(await shown()).toBeUndefined();
    expect(await drafts()).toEqual([]);
  });

  test('wrong times and texts are refused with their field', async () => {
    const field = async (more: object) => (await draft('<p>Text</p>', more)).Data?.Field;
    expect(await field({ PublishUntil: at(HOUR_MS) })).toBe('PublishUntil');
    expect(await field({ PublishFrom: at(HOUR_MS), PublishUntil: at(HOUR_MS) })).toBe('PublishUntil');
    expect(await field({ PublishFrom: at(-DAY_MS), PublishUntil: at(-HOUR_MS) })).toBe('PublishUntil');
    expect(await field({ PageContent: '' })).toBe('PageContent');
    expect(await drafts()).toEqual([]);
  });
});
