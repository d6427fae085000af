import { unsealData } from 'iron-session';
import { z } from 'zod';
import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOf } from '#lib/testing/retail-client.ts';

const SECRET = 'a secret of at least 32 characters for tests';
process.env.SESSION_SECRET = SECRET;
process.env.LOG_LEVEL = 'silent';

import { type FormOutcome, formRoute } from './form-route.ts';

const NAME = 'Enter a name.';
const AGE = 'Enter an age.';
const seen: unknown[] = [];
let outcome: FormOutcome;

const POST = formRoute({
  name: 'example',
  schema: z.object({
    name: z.string({ error: NAME }).trim().min(1, { error: NAME }),
    age: z.string({ error: AGE }).regex(/^\d+$/, { error: AGE }),
    code: z.string().optional(),
  }),
  page: ({ id }) => (id === undefined ? '/example' : `/example/${id}`),
  secret: ['code'],
  handle: async ({ input }) => {
    seen.push(input);
    return outcome;
  },
});

let browser: Browser;
const send = (fields: unknown) => browser.json(POST, 'POST', '/api/example', fields);
const submit = (fields: Record<string, string>) => browser.form(POST, '/api/example', fields);
const note = async () => unsealData<object>(browser.cookies.get('formNotes') ?? '', { password: SECRET });

beforeEach(() => {
  serveWith(clientOf(() => new Response('', { status: 500 })).client);
  browser = newBrowser();
  outcome = { ok: true, location: '/done', data: { kept: true } };
  seen.length = 0;
});

describe('by script', () => {
  test('what was done is told with its data and where to go', async () => {
    const answer = await send({ name: ' Asha ', age: '30', more: 'dropped' });
    expect(answer).toMatchObject({ status: 200, body: { ok: true, location: '/done', data: { kept: true } } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.cookies).toEqual([]);
    expect(seen).toEqual([{ name: 'Asha', age: '30' }]);
  });

  test.each([
    [{}, { name: NAME, age: AGE }],
    [
      { name: ['Asha'], age: { $ne: '' } },
      { name: NAME, age: AGE },
    ],
    [{ name: 'Asha', age: 'thirty' }, { age: AGE }],
  ])('%j is refused field by field, and nothing is handled', async (fields, problems) => {
    expect(await send(fields)).toMatchObject({ status: 422, body: { ok: false, problems } });
    expect(seen).toEqual([]);
    expect(browser.cookies.size).toBe(0);
  });

  test('a refusal says its status and when to come back', async () => {
    outcome = { ok: false, status: 429, retryAfterSeconds: 28, problems: { '': 'Wait.' } };
    const answer = await send({ name: 'Asha', age: '30' });
    expect(answer).toMatchObject({ status: 429, body: { ok: false, problems: { '': 'Wait.' } } });
    expect(answer.headers.get('retry-after')).toBe('28');
    outcome = { ok: false, problems: { age: 'Too young.' } };
    expect((await send({ name: 'Asha', age: '3' })).status).toBe(422);
  });

  test('a refusal that leads elsewhere names the place', async () => {
    outcome = { ok: false, status: 401, problems: {}, location: '/users/sign_in' };
    const answer = await send({ name: 'Asha', age: '30' });
    expect(answer).toMatchObject({ status: 401, body: { ok: false, location: '/users/sign_in' } });
  });
});

describe('where the session has ended meanwhile', () => {
  const BACK = `/users/sign_in?next=${encodeURIComponent('/example/7?refused=example')}`;
  beforeEach(() => {
    outcome = { ok: false, status: 401, problems: { '': 'Sign in.' }, signInPage: '/example/7' };
  });

  test('a script is led to the sign-in, from which the form comes back with what was sent, but for secrets', async () => {
    const answer = await send({ name: 'Asha', age: '30', code: '4711' });
    expect(answer).toMatchObject({ status: 401, body: { ok: false, location: BACK } });
    expect(await note()).toMatchObject({ form: 'example', values: { name: 'Asha', age: '30' } });
    expect(JSON.stringify(await note())).toMatch(/You were signed out/);
    expect(JSON.stringify(await note())).not.toContain('4711');
  });

  test('so is who has no scripts', async () => {
    const answer = await submit({ name: 'Asha', age: '30' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, BACK]);
    expect(await note()).toMatchObject({ values: { name: 'Asha', age: '30' } });
  });

  test('what has no room in a cookie stands on a page that sends it again', async () => {
    const name = `${'Asha & "co" '.repeat(60)}\r\nThe end`;
    const answer = await submit({ name, age: '30', code: '4711' });
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    const escaped = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    expect(answer.body).toContain(
      '<form method="post" action="/api/example">' +
        `<input type="hidden" name="name" value="${escaped}"><input type="hidden" name="age" value="30"><button>`,
    );
    expect(answer.body).not.toContain('4711');
    expect(answer.body).toContain('<a href="/users/sign_in?next=%2Fexample%2F7" target="_blank">');
  });

  test('another form that is sent meanwhile, such as the sign-in, takes nothing of it', async () => {
    await send({ name: 'Asha', age: '30' });
    const other = formRoute({
      name: 'other',
      schema: z.object({}),
      page: () => '/other',
      handle: async () => ({ ok: true, location: '/done' }),
    });
    await browser.json(other, 'POST', '/api/other', {});
    expect(await note()).toMatchObject({ form: 'example', values: { name: 'Asha' } });
  });
});

test('what came back refused is forgotten once a script has sent the form, and not before it was taken', async () => {
  await submit({ name: '', age: '30' });
  await send({ name: '', age: '30' });
  outcome = { ok: false, problems: { age: 'Too young.' } };
  await send({ name: 'Asha', age: '30' });
  expect(browser.cookies.has('formNotes')).toBe(true);
  outcome = { ok: true, location: '/done' };
  await send({ name: 'Asha', age: '30' });
  expect(browser.cookies.has('formNotes')).toBe(false);
});

describe('without scripts', () => {
  test('what was done leads on, and forgets what was refused before', async () => {
    await submit({ name: '', age: '30' });
    expect(browser.cookies.has('formNotes')).toBe(true);
    const answer = await submit({ name: 'Asha', age: '30' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/done']);
    expect(browser.cookies.has('formNotes')).toBe(false);
  });

  test('a refused form comes back to its page with values and problems, sealed and for a few minutes', async () => {
    const answer = await submit({ name: ' ', age: 'thirty', id: '7' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/example/7?refused=example']);
    expect(answer.headers.get('set-cookie')).toMatch(/^formNotes=Fe26[^;]+;.*Max-Age=900;.*HttpOnly; SameSite=lax/i);
    expect(await note()).toEqual({
      form: 'example',
      values: { name: ' ', age: 'thirty', id: '7' },
      problems: { name: NAME, age: AGE },
    });
    expect(seen).toEqual([]);
  });

  test('so does one that its handler refused', async () => {
    outcome = { ok: false, problems: { age: 'Too young.' } };
    const answer = await submit({ name: 'Asha', age: '3' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/example?refused=example']);
    expect(await note()).toMatchObject({ values: { name: 'Asha', age: '3' }, problems: { age: 'Too young.' } });
  });

  test('a secret is never kept, however the form was refused', async () => {
    await submit({ name: '', age: '30', code: '4711' });
    expect(JSON.stringify(await note())).not.toContain('4711');
    outcome = { ok: false, problems: { code: 'Wrong.' } };
    await submit({ name: 'Asha', age: '30', code: '4711' });
    expect(JSON.stringify(await note())).not.toContain('4711');
  });

  test.each([
    ['one endless value', { name: 'x'.repeat(20_000), age: 'thirty' }],
    ['many values', Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 'value']))],
    ['values of many bytes', { name: '🕰️'.repeat(150), age: '₹'.repeat(300) }],
  ])('%s cost a value, never the reason, and no cookie beyond 1 kB', async (_name, fields) => {
    expect((await submit(fields)).status).toBe(303);
    expect((browser.cookies.get('formNotes') ?? '').length).toBeLessThanOrEqual(1000);
    expect(await note()).toMatchObject({ form: 'example', problems: { age: AGE } });
  });

  test('a refusal that leads elsewhere keeps nothing', async () => {
    outcome = { ok: false, status: 401, problems: { '': 'Sign in.' }, location: '/users/sign_in' };
    const answer = await submit({ name: 'Asha', age: '30' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/users/sign_in']);
    expect(browser.cookies.has('formNotes')).toBe(false);
  });

  test('what is not there is a 404', async () => {
    outcome = { ok: false, status: 404, problems: {} };
    expect(await submit({ name: 'Asha', age: '30' })).toMatchObject({ status: 404, body: { reason: 'not-found' } });
  });
});

test('another site is refused before anything is read', async () => {
  const answer = await browser.json(POST, 'POST', '/api/example', {}, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(seen).toEqual([]);
});

describe('what stands elsewhere', () => {
  const carrying = formRoute({
    name: 'carrying',
    schema: z.object({ name: z.string().min(1, { error: NAME }) }),
    page: ({ step }) => `/carrying?step=${step}`,
    isCarried: (field) => field === 'step',
    handle: async () => outcome,
  });
  const carry = (fields: Record<string, string>) => browser.form(carrying, '/api/example', fields);

  test('in the address of the page takes no room in the note', async () => {
    const answer = await carry({ name: '', step: '2', more: 'x' });
    expect(answer.headers.get('location')).toBe('/carrying?step=2&refused=carrying');
    expect(await note()).toMatchObject({ values: { more: 'x' } });
    expect(await note()).not.toHaveProperty('values.step');
  });

  test('since it was sent comes back in place of what was sent, and is told to no script', async () => {
    outcome = { ok: false, problems: { '': 'Again.' }, kept: { photos: 'a,b' } };
    await carry({ name: 'Asha', step: '2', photos: 'a' });
    expect(await note()).toMatchObject({ values: { name: 'Asha', photos: 'a,b' } });
    const reported = await browser.json(carrying, 'POST', '/api/example', { name: 'Asha' });
    expect(reported.body).toEqual({ ok: false, problems: { '': 'Again.' } });
  });
});

describe('a field that is used up', () => {
  beforeEach(() => {
    outcome = { ok: false, problems: { '': 'Again.' }, spent: ['age'] };
  });

  test('comes back to no form without scripts', async () => {
    await submit({ name: 'Asha', age: '30' });
    expect(await note()).toMatchObject({ values: { name: 'Asha' }, problems: { '': 'Again.' } });
    expect(await note()).not.toHaveProperty('values.age');
  });

  test('takes the form that came back before with it, and is told to no script', async () => {
    outcome = { ok: false, problems: { '': 'Again.' } };
    await submit({ name: 'Asha', age: '30' });
    outcome = { ...outcome, spent: ['age'] };
    expect((await send({ name: 'Asha', age: '30' })).body).toEqual({ ok: false, problems: { '': 'Again.' } });
    expect(browser.cookies.has('formNotes')).toBe(false);
  });
});
