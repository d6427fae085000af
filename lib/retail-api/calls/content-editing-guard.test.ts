import { Writable } from 'node:stream';
import { pino } from 'pino';
import { PAGE_SAVE_LIMIT } from '../content/editing-limits.ts';
import { WRONG_KEY_LOG_LIMIT } from '../core/http/record-wrong-key.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY, operator } from '../testing/operator.ts';

let api: TestApi;
let editor: ReturnType<typeof operator>;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  lines = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  api = await createTestApi({ operatorKey: OPERATOR_KEY, log: pino(stream) });
  editor = operator(api.handle);
});
afterEach(() => api.close());

describe('page editing without the operator key', () => {
  test.each([
    ['no key', null],
    ['another key', 'x'.repeat(40)],
    ['an empty key', ''],
    ['the key and more', `${OPERATOR_KEY}0`],
  ])('page editing calls are refused with HTTP 401 for %s', async (_name, key) => {
    const stranger = operator(api.handle, key);
    const answers = [stranger.list(), stranger.source('about'), stranger.save('about', '<p>x</p>')];
    for (const answer of [...answers, stranger.remove('about', 1)]) {
      expect(await answer).toEqual({ status: 401, ReturnCode: 12, ReturnMessage: 'invalid token', Data: null });
    }
  });

  test("a shopper's JWT is not an operator key, and the operator key is not a JWT", async () => {
    const shopper = await signInSession(api.handle);
    expect((await shopper.get('PageList')).status).toBe(401);
    const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
    expect((await api.handle(new Request('http://retail-api/getCurrency', { headers }))).status).toBe(401);
  });

  test.each(['', 'undefined', 'null'])('a store without an operator key accepts no key: %j', async (key) => {
    const closed = await createTestApi({ catalogue: 'seed' });
    expect((await operator(closed.handle, key).list()).status).toBe(401);
    await closed.close();
  });
});

test('unknown fields of SavePage are dropped', async () => {
  const extra = { UpdatedAt: 1, Saved: false, modified_at: 1, is_saved: 0, position: -1, slug: 'terms' };
  expect((await editor.save('about', '<p>Us</p>', { ...extra, Group: 'Samay' })).ReturnCode).toBe(0);
  const row = await api.context.db.selectFrom('pages').selectAll().where('slug', '=', 'about').executeTakeFirst();
  expect(row).toMatchObject({ is_saved: 1, content: '<p>Us</p>' });
  expect(row?.position).toBeGreaterThan(0);
  expect(row?.modified_at).toBeGreaterThan(1);
  expect((await editor.source('terms')).Data).toMatchObject({ Saved: false });
});

test.each([
  ['<script>steal()</script><p>Text</p>', '<p>Text</p>', ['script']],
  ['<p onclick="steal()" style="color:red">Text</p>', '<p>Text</p>', []],
  ['<svg onload=steal()><style>p{}</style></svg><p>Text</p>', '<p>Text</p>', ['svg', 'style']],
  ['<a href="java&#10;script:steal()">Text</a>', '<a>Text</a>', []],
  ['<iframe srcdoc="<script>steal()</script>"></iframe>Text', 'Text', ['iframe', 'script']],
  ['<img src=x onerror=steal()>Text', 'Text', ['img']],
])('page content %s is stored as %s', async (sent, stored, Removed) => {
  const { Data } = await editor.save('about', sent);
  expect(Data).toMatchObject({ PageContent: stored, Changed: true, Removed });
  expect((await editor.source('about')).Data?.PageContent).toBe(stored);
});

test('a menu panel keeps its layout and loses event handlers and ids', async () => {
  const sent = '<div class="menu-feature" id="x"><b onmouseover="steal()">Rings</b></div>';
  expect((await editor.save('menu-desktop-watches', sent)).Data?.PageContent).toBe(
    '<div class="menu-feature"><b>Rings</b></div>',
  );
  expect((await editor.save('about', sent)).Data).toMatchObject({ PageContent: '<b>Rings</b>', Removed: ['div'] });
});

test.each([
  ['home.json', '{', 'PageContent', 'is not JSON'],
  ['home.json', '[{"Kind":"rail","Title":"New","ListUrl":"../x"}]', 'PageContent', '0.ListUrl: '],
  ['home.json', '[{"Kind":"brands","Title":"Brands","onload":"x"}]', 'PageContent', '0: '],
  ['about', 'x'.repeat(200_001), 'PageContent', ''],
  ['about', '₹'.repeat(70_000), 'PageContent', 'must have at most 200000 bytes'],
  ['about', '<b>'.repeat(501), 'PageContent', 'must not have more than 500 elements open at once'],
  ['about', 'a\u0000b', 'PageContent', 'must not contain control characters'],
  ['about', '<p>a&#x1F;b</p>', 'PageContent', 'must not contain control characters'],
  ['about', 'a\ud800b', 'PageContent', 'must not contain unpaired surrogates'],
  ['about', '<h2>Care</h2>'.repeat(201), 'PageContent', 'must not have more than 200 headings'],
  ['about', '{{metal-rates}} {{metal-&#114;ates}}', 'PageContent', 'must not contain {{metal-rates}} more than once'],
  ['promo', '{{metal-rates}}', 'PageContent', 'must not contain {{metal-rates}}: it appears on many pages'],
  ['contact-card', '{{metal-rates}}', 'PageContent', 'must not contain {{metal-rates}}'],
  ['menu-desktop-watches', '{{metal-rates}}', 'PageContent', 'must not contain {{metal-rates}}'],
  ['../about', 'x', 'PageURL', ''],
  ['About', 'x', 'PageURL', ''],
  ['other.json', '[]', 'PageURL', ''],
])(
  'saving page %s with content %j is refused naming the field and position of the error',
  async (slug, content, Field, message) => {
    const answer = await editor.save(slug, content);
    expect(answer).toMatchObject({ ReturnCode: 200, Data: { Field, Message: expect.stringContaining(message) } });
  },
);

test('the footer links only to pages that have content', async () => {
  expect((await editor.save('promo', 'x', { Group: 'Help' })).Data).toMatchObject({ Field: 'Group' });
  const empty = await editor.save('about', '<script></script>', { Group: 'Samay' });
  expect(empty.Data).toMatchObject({ Field: 'PageContent' });
  const blank = await editor.save('about', '<p>&nbsp;&#x3164;</p><h2></h2>', { Group: 'Samay' });
  expect(blank.Data).toMatchObject({ Field: 'PageContent', Message: expect.stringContaining('must contain text') });
  expect((await editor.save('about', 'x', { PageTitle: '\u3164' })).Data).toMatchObject({ Field: 'PageTitle' });
  expect((await editor.save('about', 'x', { Group: '\u2800' })).Data).toMatchObject({ Field: 'Group' });
  expect((await editor.save('promo', '')).ReturnCode).toBe(0);
});

test('the store holds at most 500 pages; existing ones can still be written', async () => {
  const { db } = api.context;
  const existing = (await db.selectFrom('pages').select('slug').execute()).length;
  const page = { title: 'A title', footer_group: '', content: '', modified_at: 1, dated_at: null, is_saved: 1 };
  const more = Array.from({ length: 499 - existing }, (_, index) => ({
    ...page,
    slug: `more-${index}`,
    position: index,
  }));
  await db.insertInto('pages').values(more).execute();
  expect((await editor.save('the-last', '<p>x</p>')).ReturnCode).toBe(0);
  expect(await editor.save('one-too-many', '<p>x</p>')).toMatchObject({ ReturnCode: 214, Data: { Maximum: 500 } });
  expect((await editor.save('about', '<p>Us</p>')).ReturnCode).toBe(0);
});

test('each page change is one line of the security log, without the content; a flood of changes is refused', async () => {
  await editor.save('about', '<p>Confidential until Monday</p>');
  await editor.remove('about');
  expect(lines.map(({ event, page }) => [event, page])).toEqual([
    ['page-saved', 'about'],
    ['page-removed', 'about'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Confidential|203\.0\.113/);
});

test('a flood of page changes is refused; refused changes do not count, and a page can still be removed', async () => {
  const { db, now } = api.context;
  const at = now();
  const before = { key: PAGE_SAVE_LIMIT.key, at };
  const events = Array.from({ length: PAGE_SAVE_LIMIT.max - 1 }, (_, index) => ({ id: `saved-${index}`, ...before }));
  await db.insertInto('limit_events').values(events).execute();
  for (const content of ['<b>'.repeat(501), '', '<script></script>']) {
    expect((await editor.save('about', content, { Group: 'Help' })).ReturnCode).toBe(200);
  }
  expect((await editor.save('about', '<p>x</p>', { ExpectedUpdatedAt: 5 })).ReturnCode).toBe(209);
  expect((await editor.save('about', '<p>x</p>')).ReturnCode).toBe(0);
  const refused = await editor.save('about', '<p>y</p>');
  expect(refused).toMatchObject({ ReturnCode: 229, Data: { RetryAfterSeconds: expect.any(Number) } });
  expect((await editor.remove('about')).ReturnCode).toBe(0);
  expect(lines.map(({ event }) => event)).toEqual(['page-saved', 'page-changes-refused', 'page-removed']);
});

test('wrong operator keys are security log lines, a limited number per minute', async () => {
  const stranger = operator(api.handle, 'x'.repeat(40));
  for (let tries = 0; tries < WRONG_KEY_LOG_LIMIT.max + 2; tries++) expect((await stranger.list()).status).toBe(401);
  expect(lines.map(({ event }) => event)).toEqual(
    Array.from({ length: WRONG_KEY_LOG_LIMIT.max }, () => 'operator-refused'),
  );
  expect(lines[0]).toMatchObject({ network: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(JSON.stringify(lines)).not.toMatch(/xxxx|203\.0\.113/);
});

test('the largest page fits into a request, even with every character escaped', async () => {
  const PageContent = '\u{1F48D}'.repeat(50_000);
  const fields = { PageURL: 'rings', PageTitle: 'Rings', PageContent, ExpectedUpdatedAt: 0 };
  const body = JSON.stringify(fields).replace(/[^\0-\x7f]/g, escaped);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_KEY}` };
  const answer = await api.handle(new Request('http://retail-api/SavePage', { method: 'POST', headers, body }));
  expect(await answer.json()).toMatchObject({ ReturnCode: 0, Data: { PageContent } });
});

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
