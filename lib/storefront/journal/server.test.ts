import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { testAdmission } from '#lib/testing/storefront/admission.ts';
import { serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOf, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { getJournal, getProductStories, getStory } from './server.ts';

const admission = testAdmission();
const ENTRY = {
  PageURL: 'gold',
  PageTitle: 'Gold',
  Kind: 'guide',
  Summary: 'How to buy it.',
  Image: '',
  ImageWidth: 0,
  ImageHeight: 0,
  UpdatedAt: 5,
};

/** Runs `work` with an API that gives this answer to the calls of the journal, and returns what it noted. */
async function withDirectives<Value>(answer: () => Response, work: () => Promise<Value>) {
  const { client, names } = clientOf(({ name }) =>
    name === 'JwtToken' ? replyOf.data({ SecurityToken: 'opaque' }) : answer(),
  );
  serveWith(client);
  const directives: ResponseDirectives = { tags: new Set() };
  return { value: await collectDirectives(directives, work), directives, names };
}

test('a story of an unknown kind and with unreadable days is an ordinary story', async () => {
  const wire = { ...ENTRY, Kind: 'poem', From: 'soon', Until: 7 };
  const { value } = await withDirectives(
    () => replyOf.data({ Stories: [wire] }),
    () => getJournal(admission),
  );
  expect(value).toMatchObject({
    ok: true,
    value: { stories: [{ kind: 'story', href: '/journal/gold', picture: null, days: null }] },
  });
});

test('a store whose retail API has no journal has no stories, and that is no failure', async () => {
  const { value, directives } = await withDirectives(
    () => new Response('', { status: 404 }),
    () => getJournal(admission),
  );
  expect(value).toEqual({ ok: true, value: { stories: [], changesAt: undefined } });
  expect(directives.degraded).toBeUndefined();
});

test('an outage is not a store without a journal', async () => {
  const { value } = await withDirectives(
    () => new Response('', { status: 502 }),
    () => getJournal(admission),
  );
  expect(value).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
});

test('pages with stories are valid until the next of them starts or ends', async () => {
  const list = await withDirectives(
    () => replyOf.data({ Stories: [ENTRY], ChangesAt: 70 }),
    () => getJournal(admission),
  );
  expect(list.directives).toMatchObject({ tags: new Set(['journal']), validUntil: 70 });
  const one = await withDirectives(
    () => replyOf.data({ ...ENTRY, PageContent: '<p>Text</p>', ChangesAt: 60 }),
    () => getStory(admission, 'gold'),
  );
  expect(one.directives).toMatchObject({ tags: new Set(['pages', 'page:gold']), validUntil: 60 });
  expect(one.value).toMatchObject({
    ok: true,
    value: { isOver: false, list: null, sections: [{ html: '<p>Text</p>' }] },
  });
});

test('an impossible slug is not requested', async () => {
  const { value, names } = await withDirectives(
    () => replyOf.data({}),
    () => getStory(admission, '../x'),
  );
  expect(value).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
  expect(names()).not.toContain('JournalStory');
});

describe('the stories that name a product', () => {
  test('make its page be purged with each of them, and end when an occasion does', async () => {
    const { value, directives } = await withDirectives(
      () => replyOf.data({ Stories: [ENTRY], ChangesAt: 70 }),
      () => getProductStories(admission, '1801AV01'),
    );
    expect(value).toMatchObject([{ title: 'Gold', href: '/journal/gold' }]);
    expect(directives).toMatchObject({ tags: new Set(['pages', 'page:gold']), validUntil: 70 });
  });

  test('are none where the retail API does not know any, does not have the call, or is away', async () => {
    for (const answer of [
      () => replyOf.data({ Stories: [] }),
      () => new Response('', { status: 404 }),
      () => new Response('', { status: 502 }),
    ]) {
      const { value, directives } = await withDirectives(answer, () => getProductStories(admission, '1801AV01'));
      expect([value, directives.tags, directives.degraded]).toEqual([[], new Set(), undefined]);
    }
  });
});
