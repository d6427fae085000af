import { NextRequest } from 'next/server';
import { serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOf, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST } from './route.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

/** Mocks the operator's image search API, and records what it receives. */
function serve(answer: () => Response) {
  const received: FormData[] = [];
  const types: (string | null)[] = [];
  const { client, names } = clientOf(({ name }, _url, init) => {
    if (name === 'JwtToken') return replyOf.data({ SecurityToken: 'jwt' });
    if (name !== 'ImageSearch') return replyOf.data(null);
    types.push(new Headers(init.headers).get('content-type'));
    if (init.body instanceof FormData) received.push(init.body);
    return answer();
  });
  serveWith(client);
  return { received, types, calls: () => names().filter((name) => name === 'ImageSearch').length };
}

const similar = () => replyOf.data({ similar_prod_ids: ['1801AV01', '1801AV02'] });

function formWith(name: string, content: Uint8Array<ArrayBuffer> = PNG, field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([content]), name);
  return form;
}

async function send(sent: BodyInit, headers: Record<string, string> = {}) {
  const written = new Response(sent);
  const type = { 'content-type': written.headers.get('content-type') ?? '' };
  const origin = { host: 'shop.test', 'sec-fetch-site': 'same-origin' };
  const init = { method: 'POST', body: await written.arrayBuffer(), headers: { ...type, ...origin, ...headers } };
  const reply = await POST(new NextRequest('http://shop.test/api/image-search', init));
  return { status: reply.status, body: await reply.json(), headers: reply.headers };
}

test('an image search sends the photo on and returns the codes of similar products', async () => {
  const { received } = serve(similar);
  const { status, body, headers } = await send(formWith('My ring, 12 Park Street.PNG'));
  expect(status).toBe(200);
  expect(body).toEqual({ ok: true, codes: ['1801AV01', '1801AV02'] });
  expect(headers.get('cache-control')).toBe('private, no-store');
  const [form] = received;
  const file = form?.get('file');
  if (!(file instanceof File)) throw new Error('no file was sent');
  expect(Buffer.from(await file.arrayBuffer()).equals(PNG)).toBe(true);
  expect(file.name).toBe('photo.png');
  expect(form?.get('CustomerToken')).toBe('');
  expect(form?.get('CurrencyId')).toBe('1');
});

test('the content type that the browser gives a photo is not sent on', async () => {
  const { received } = serve(similar);
  const form = new FormData();
  form.append('file', new Blob([PNG], { type: 'text/html' }), 'a.png');
  expect((await send(form)).status).toBe(200);
  const [handedOn] = received;
  expect(handedOn?.get('file')).toHaveProperty('type', '');
});

test('the content type of the form is set by fetch, which adds the boundary', async () => {
  const { types } = serve(similar);
  await send(formWith('a.jpg', Buffer.from('ffd8ffe0', 'hex')));
  expect(types).toEqual([null]);
});

test.each([
  ['another kind of file', formWith('a.gif'), 422],
  ['a file that is not what its name says', formWith('a.jpg'), 422],
  ['an empty file', formWith('a.png', Buffer.alloc(0)), 422],
  ['a photo of more than 5 MB', formWith('a.png', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])), 422],
  ['a body beyond the form as well', formWith('a.png', Buffer.alloc(5 * 1024 * 1024 + 5000)), 413],
  ['another field', formWith('a.png', PNG, 'photo'), 400],
  ['a body that is no form', '{"file":"x"}', 415],
])('an image search with %s is not sent on', async (_what, body, status) => {
  const { calls } = serve(similar);
  const answer = await send(body);
  expect(answer.status).toBe(status);
  expect(answer.body.ok).toBe(false);
  expect(calls()).toBe(0);
});

test('an image search with two files, a text instead of a file, or a broken form is not sent on', async () => {
  const { calls } = serve(similar);
  const two = formWith('a.png');
  two.append('file', new Blob([PNG]), 'b.png');
  const text = new FormData();
  text.append('file', 'a.png');
  const broken = { 'content-type': 'multipart/form-data; boundary=x' };
  for (const [body, headers] of [[two], [text], ['--y\r\n', broken]] as const) {
    expect((await send(body, headers)).status).toBe(400);
  }
  expect(calls()).toBe(0);
});

test('a cross-site image search is refused', async () => {
  const { calls } = serve(similar);
  expect((await send(formWith('a.png'), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(calls()).toBe(0);
});

test.each([
  ['does not know the call', () => new Response('Not found', { status: 404 })],
  ['fails', () => new Response('Stack trace', { status: 500 })],
  ['breaks the contract', () => replyOf.data({ similar_prod_ids: ['../etc'] })],
  ['finds nothing', () => replyOf.data({ similar_prod_ids: [] })],
])('where the image search API %s, the service is reported as not available', async (_what, answer) => {
  serve(answer);
  const { body, ...reply } = await send(formWith('a.png'));
  expect(reply.status).toBe(503);
  expect(body.message).toBe('This Service Is Not Available');
});

describe('image search by plain form', () => {
  const submit = async (form: FormData, headers: Record<string, string> = {}) => {
    const written = new Response(form);
    const type = { 'content-type': written.headers.get('content-type') ?? '', accept: 'text/html,*/*;q=0.8' };
    const origin = { host: 'shop.test', 'sec-fetch-site': 'same-origin' };
    const init = { method: 'POST', body: await written.arrayBuffer(), headers: { ...type, ...origin, ...headers } };
    const reply = await POST(new NextRequest('http://shop.test/api/image-search', init));
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };

  test('an image search without JavaScript redirects to the most similar product and is not cached', async () => {
    const { received } = serve(similar);
    const { status, headers, text } = await submit(formWith('a.png'));
    expect([status, headers.get('location'), text]).toEqual([303, '/search?q=1801AV01', '']);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(received).toHaveLength(1);
  });

  test.each([
    ['another kind of file', formWith('a.gif'), 'kind'],
    ['no file at all', formWith('', Buffer.alloc(0)), 'kind'],
    ['a file that is not what its name says', formWith('a.jpg'), 'content'],
    ['a photo that is too large', formWith('a.png', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])), 'size'],
  ])(
    'an image search form with %s redirects to its page with the reason and is not sent on',
    async (_what, form, problem) => {
      const { calls } = serve(similar);
      const { status, headers } = await submit(form);
      expect([status, headers.get('location')]).toEqual([303, `/search?photo=${problem}#by-photo`]);
      expect(calls()).toBe(0);
    },
  );

  test.each([
    ['fails', () => new Response('Stack trace', { status: 500 })],
    ['finds nothing', () => replyOf.data({ similar_prod_ids: [] })],
  ])('an image search form redirects to its page where the API %s', async (_what, answer) => {
    serve(answer);
    const { status, headers } = await submit(formWith('a.png'));
    expect([status, headers.get('location')]).toEqual([303, '/search?photo=unavailable#by-photo']);
  });

  test('a cross-site image search form, or one with an oversized body, is answered by a page', async () => {
    const { calls } = serve(similar);
    const foreign = await submit(formWith('a.png'), { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.headers.get('location')]).toEqual([403, null]);
    expect(foreign.text).toContain('This request did not come from our pages');
    const endless = await submit(formWith('a.png', Buffer.alloc(5 * 1024 * 1024 + 5000)));
    expect(endless.status).toBe(413);
    expect(endless.text).toContain('smaller photos');
    expect(calls()).toBe(0);
  });
});
