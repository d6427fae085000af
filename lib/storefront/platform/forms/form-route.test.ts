import { z } from 'zod';
import { type Browser, newBrowser, serveWith } from '#lib/testing/storefront/handlers.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { clientOf } from '#lib/testing/storefront/retail-client.ts';
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
const readRefusedForm = () => refusedForm(browser.cookies.get('formNotes'));

beforeEach(() => {
  serveWith(clientOf(() => new Response('', { status: 500 })).client);
  browser = newBrowser();
  outcome = { ok: true, location: '/done', data: { kept: true } };
  seen.length = 0;
});

describe('form route with a script', () => {
  test('form route: a script gets success with data and location', async () => {
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
  ])('form route: a script gets field errors for %j, and the handler is not called', async (fields, problems) => {
    expect(await send(fields)).toMatchObject({ status: 422, body: { ok: false, problems } });
    expect(seen).toEqual([]);
    expect(browser.cookies.size).toBe(0);
  });

  test('form route: a script gets the status of a refusal and Retry-After', async () => {
    outcome = { ok: false, status: 429, retryAfterSeconds: 28, problems: { '': 'Wait.' } };
    const answer = await send({ name: 'Asha', age: '30' });
    expect(answer).toMatchObject({ status: 429, body: { ok: false, problems: { '': 'Wait.' } } });
    expect(answer.headers.get('retry-after')).toBe('28');
    outcome = { ok: false, problems: { age: 'Too young.' } };
    expect((await send({ name: 'Asha', age: '3' })).status).toBe(422);
  });

  test('form route: a script gets the location of a refusal', async () => {
    outcome = { ok: false, status: 401, problems: {}, location: '/users/sign_in' };
    const answer = await send({ name: 'Asha', age: '30' });
    expect(answer).toMatchObject({ status: 401, body: { ok: false, location: '/users/sign_in' } });
  });
});

describe('form route with a session that has ended', () => {
  const BACK = `/users/sign_in?next=${encodeURIComponent('/example/7?refused=example')}`;
  beforeEach(() => {
    outcome = { ok: false, status: 401, problems: { '': 'Sign in.' }, signInPage: '/example/7' };
  });

  test('ended session: a script gets the sign-in page, after which the form is shown with its values, without secrets', async () => {
    const answer = await send({ name: 'Asha', age: '30', code: '4711' });
    expect(answer).toMatchObject({ status: 401, body: { ok: false, location: BACK } });
    expect(await readRefusedForm()).toMatchObject({ form: 'example', values: { name: 'Asha', age: '30' } });
    expect(JSON.stringify(await readRefusedForm())).toMatch(/You were signed out/);
    expect(JSON.stringify(await readRefusedForm())).not.toContain('4711');
  });

  test('ended session: a browser without scripts is redirected to the sign-in, and the form is saved', async () => {
    const answer = await submit({ name: 'Asha', age: '30' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, BACK]);
    expect(await readRefusedForm()).toMatchObject({ values: { name: 'Asha', age: '30' } });
  });

  test('ended session: a form too large for a cookie is kept by a page that submits it again', async () => {
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

  test('ended session: another form sent meanwhile, such as the sign-in, does not remove the saved form', async () => {
    await send({ name: 'Asha', age: '30' });
    const other = formRoute({
      name: 'other',
      schema: z.object({}),
      page: () => '/other',
      handle: async () => ({ ok: true, location: '/done' }),
    });
    await browser.json(other, 'POST', '/api/other', {});
    expect(await readRefusedForm()).toMatchObject({ form: 'example', values: { name: 'Asha' } });
  });
});

test('a saved refused form is removed once a script has sent the form successfully, not before', async () => {
  await submit({ name: '', age: '30' });
  await send({ name: '', age: '30' });
  outcome = { ok: false, problems: { age: 'Too young.' } };
  await send({ name: 'Asha', age: '30' });
  expect(browser.cookies.has('formNotes')).toBe(true);
  outcome = { ok: true, location: '/done' };
  await send({ name: 'Asha', age: '30' });
  expect(browser.cookies.has('formNotes')).toBe(false);
});

describe('form route without scripts', () => {
  test('form route without scripts: a success redirects and removes a saved refused form', async () => {
    await submit({ name: '', age: '30' });
    expect(browser.cookies.has('formNotes')).toBe(true);
    const answer = await submit({ name: 'Asha', age: '30' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/done']);
    expect(browser.cookies.has('formNotes')).toBe(false);
  });

  test('form route without scripts: an invalid form is redirected to its page, its values sealed for 15 minutes', async () => {
    const answer = await submit({ name: ' ', age: 'thirty', id: '7' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/example/7?refused=example']);
    expect(answer.headers.get('set-cookie')).toMatch(/^formNotes=Fe26[^;]+;.*Max-Age=900;.*HttpOnly; SameSite=lax/i);
    expect(await readRefusedForm()).toEqual({
      form: 'example',
      values: { name: ' ', age: 'thirty', id: '7' },
      problems: { name: NAME, age: AGE },
    });
    expect(seen).toEqual([]);
  });

  test('form route without scripts: a form refused by its handler is redirected to its page', async () => {
    outcome = { ok: false, problems: { age: 'Too young.' } };
    const answer = await submit({ name: 'Asha', age: '3' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/example?refused=example']);
    expect(await readRefusedForm()).toMatchObject({
      values: { name: 'Asha', age: '3' },
      problems: { age: 'Too young.' },
    });
  });

  test('form route without scripts: a secret is never saved, however the form was refused', async () => {
    await submit({ name: '', age: '30', code: '4711' });
    expect(JSON.stringify(await readRefusedForm())).not.toContain('4711');
    outcome = { ok: false, problems: { code: 'Wrong.' } };
    await submit({ name: 'Asha', age: '30', code: '4711' });
    expect(JSON.stringify(await readRefusedForm())).not.toContain('4711');
  });

  test.each([
    ['one endless value', { name: 'x'.repeat(20_000), age: 'thirty' }],
    ['many values', Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 'value']))],
    ['values of many bytes', { name: '🕰️'.repeat(150), age: '₹'.repeat(300) }],
  ])(
    'form route without scripts: %s cost a value, never the reason, and no cookie beyond 1 kB',
    async (_name, fields) => {
      expect((await submit(fields)).status).toBe(303);
      expect((browser.cookies.get('formNotes') ?? '').length).toBeLessThanOrEqual(1000);
      expect(await readRefusedForm()).toMatchObject({ form: 'example', problems: { age: AGE } });
    },
  );

  test('form route without scripts: messages in Devanagari leave room for what was typed and for saved photos', async () => {
    const problems = {
      seal: 'चुनें कि सील सही-सलामत है या नहीं।',
      tags: 'चुनें कि सभी टैग लगे हैं या नहीं।',
      slot: 'दिन का समय चुनें।',
      accountName: 'खाताधारक का नाम डालें।',
      accountNumber: 'खाता संख्या डालें, 9 से 18 अंक।',
      ifsc: 'शाखा का IFSC डालें, जैसे SBIN0001234।',
      photos: 'ऐसी फ़ोटो जोड़ें जिसमें खराबी दिखे।',
    };
    outcome = { ok: false, problems, savedFields: { photoIds: 'NjLuXvgIMdt5XZ9vsx9-FK-6' } };
    await submit({ name: 'आशा राव', age: '30' });
    const values = { name: 'आशा राव', age: '30', photoIds: 'NjLuXvgIMdt5XZ9vsx9-FK-6' };
    expect(await readRefusedForm()).toMatchObject({ problems, values });
    expect((browser.cookies.get('formNotes') ?? '').length).toBeLessThanOrEqual(1000);
  });

  test('form route without scripts: a refusal with another location saves nothing', async () => {
    outcome = { ok: false, status: 401, problems: { '': 'Sign in.' }, location: '/users/sign_in' };
    const answer = await submit({ name: 'Asha', age: '30' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/users/sign_in']);
    expect(browser.cookies.has('formNotes')).toBe(false);
  });

  test('form route without scripts: a missing subject is answered with HTTP 404', async () => {
    outcome = { ok: false, status: 404, problems: {} };
    expect(await submit({ name: 'Asha', age: '30' })).toMatchObject({ status: 404, body: { reason: 'not-found' } });
  });
});

test('form route: a cross-site form is refused with HTTP 403 before its body is read', async () => {
  const answer = await browser.json(POST, 'POST', '/api/example', {}, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(seen).toEqual([]);
});

describe('form fields that are carried elsewhere', () => {
  const carrying = formRoute({
    name: 'carrying',
    schema: z.object({ name: z.string().min(1, { error: NAME }) }),
    page: ({ step }) => `/carrying?step=${step}`,
    isCarried: (field) => field === 'step',
    handle: async () => outcome,
  });
  const carry = (fields: Record<string, string>) => browser.form(carrying, '/api/example', fields);

  test('form route: a field in the address of the page is not saved in the cookie', async () => {
    const answer = await carry({ name: '', step: '2', more: 'x' });
    expect(answer.headers.get('location')).toBe('/carrying?step=2&refused=carrying');
    expect(await readRefusedForm()).toMatchObject({ values: { more: 'x' } });
    expect(await readRefusedForm()).not.toHaveProperty('values.step');
  });

  test('form route: a value replaced by the handler is saved in place of the sent one, and not sent to scripts', async () => {
    outcome = { ok: false, problems: { '': 'Again.' }, savedFields: { photos: 'a,b' } };
    await carry({ name: 'Asha', step: '2', photos: 'a' });
    expect(await readRefusedForm()).toMatchObject({ values: { name: 'Asha', photos: 'a,b' } });
    const reported = await browser.json(carrying, 'POST', '/api/example', { name: 'Asha' });
    expect(reported.body).toEqual({ ok: false, problems: { '': 'Again.' } });
  });
});

describe('a spent form field', () => {
  beforeEach(() => {
    outcome = { ok: false, problems: { '': 'Again.' }, spent: ['age'] };
  });

  test('form route: a spent field is not shown again without scripts', async () => {
    await submit({ name: 'Asha', age: '30' });
    expect(await readRefusedForm()).toMatchObject({ values: { name: 'Asha' }, problems: { '': 'Again.' } });
    expect(await readRefusedForm()).not.toHaveProperty('values.age');
  });

  test('form route: a spent field removes a saved refused form, and is not sent to scripts', async () => {
    outcome = { ok: false, problems: { '': 'Again.' } };
    await submit({ name: 'Asha', age: '30' });
    outcome = { ...outcome, spent: ['age'] };
    expect((await send({ name: 'Asha', age: '30' })).body).toEqual({ ok: false, problems: { '': 'Again.' } });
    expect(browser.cookies.has('formNotes')).toBe(false);
  });
});
