import type { calls, DataOf } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { applyDuePages } from '../content/drafts/apply-due-pages.ts';
import { importPages } from '../content/import-pages.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY, operator } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type History = DataOf<typeof calls.pageHistory>;
type Version = DataOf<typeof calls.pageVersion>;

const NOW = Date.parse('2026-11-22T04:00:00Z');
const headers = { authorization: `Bearer ${OPERATOR_KEY}` };

describeOnEachEngine('the history of a page', (engine) => {
  let api: TestApi;
  let editor: ReturnType<typeof operator>;
  let now = NOW;

  beforeEach(async () => {
    now = NOW;
    api = await createTestApi({ engine, catalogue: 'seed', operatorKey: OPERATOR_KEY, now: () => now });
    editor = operator(api.handle);
  });
  afterEach(() => api.close());

  const history = async (slug = 'care') =>
    (await send<History>(api.handle, `PageHistory?PageURL=${slug}`, { headers })).Data ?? [];
  const version = (number: number, slug = 'care') =>
    send<Version>(api.handle, `PageVersion?PageURL=${slug}&Version=${number}`, { headers });

  test('holds the text of the file, what was saved over it, and its removal, with their times', async () => {
    const file = { slug: 'care', title: 'Care', group: '', content: '<p>File.</p>', datedAt: null, story: null };
    await api.context.db.transaction().execute((transaction) => importPages(transaction, [file], NOW - 1));
    await editor.save('care', '<p>As always.</p>');
    await editor.remove('care');
    const [first] = (await history()).slice(-1);
    now += MINUTE_MS;
    await editor.save('care', '<p>New.</p>', { PageTitle: 'How to care' });
    now += MINUTE_MS;
    await editor.save('care', '<p>Newer.</p>');
    const versions = await history();
    expect(versions.slice(0, 2)).toMatchObject([
      { Change: 'saved', PublishedAt: now, Current: true },
      { Change: 'saved', PublishedAt: now - MINUTE_MS, PageTitle: 'How to care', Current: false },
    ]);
    expect(first).toMatchObject({ Version: 1, Change: 'file', PublishedBy: '' });
    expect(versions.map(({ Change }) => Change)).toEqual(['saved', 'saved', 'removed', 'saved', 'file']);
    expect((await version(versions[1]?.Version ?? 0)).Data).toMatchObject({ PageContent: '<p>New.</p>' });
    expect((await version(99)).ReturnCode).toBe(204);
  });

  test('a version is published again by saving its text, and is the newest then', async () => {
    await editor.save('care', '<p>First.</p>');
    await editor.save('care', '<p>Second.</p>');
    const before = await history();
    const chosen = (await version(before[1]?.Version ?? 0)).Data;
    await editor.save('care', chosen?.PageContent ?? '');
    expect((await editor.source('care')).Data?.PageContent).toBe('<p>First.</p>');
    expect(await history()).toHaveLength(before.length + 1);
  });

  test('names who planned what was published at its time, and what came back at its end', async () => {
    await editor.save('care', '<p>As always.</p>');
    const at = (ms: number) => new Date(NOW + ms).toISOString();
    await deskCaller(api.handle)('SavePageDraft', {
      PageURL: 'care',
      PageTitle: 'Care',
      PageContent: '<p>Festival!</p>',
      ExpectedVersion: 0,
      PublishFrom: at(MINUTE_MS),
      PublishUntil: at(2 * MINUTE_MS),
      Operator: 'Meera Shah',
      IdempotencyKey: 'history-draft-1',
    });
    for (const minutes of [1, 2]) {
      now = NOW + minutes * MINUTE_MS;
      await applyDuePages(api.context);
    }
    const [ended, scheduled] = await history();
    expect(ended).toMatchObject({ Change: 'ended', Current: true, PublishedAt: now });
    expect(scheduled).toMatchObject({ Change: 'scheduled', PublishedBy: 'Meera Shah', Current: false });
    expect((await version(ended?.Version ?? 0)).Data?.PageContent).toBe('<p>As always.</p>');
  });

  test('keeps the newest fifty', async () => {
    for (let at = 0; at < 53; at += 1) await editor.save('events', `<p>Text ${at}.</p>`);
    const versions = await history('events');
    expect(versions).toHaveLength(50);
    expect((await version(versions.at(-1)?.Version ?? 0, 'events')).Data?.PageContent).toBe('<p>Text 3.</p>');
  });

  test('a page that is gone is known to have been removed', async () => {
    await editor.save('events', '<p>Soon.</p>');
    await editor.remove('events');
    expect(await history('events')).toMatchObject([
      { Change: 'removed', Current: false },
      { Change: 'saved', Current: false },
    ]);
    expect((await version(1, 'events')).Data?.PageContent).toBe('<p>Soon.</p>');
  });
});
