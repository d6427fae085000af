import { createApi } from '../app/app.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { enqueue, type Message } from './outbox.ts';
import { OUTBOX_STYLE } from './page/outbox-style.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const CODE: Message = {
  kind: 'code',
  channel: 'sms',
  recipient: '9876543210',
  subject: '',
  body: '4821 is your Samay code. It is valid for 5 minutes.',
  ttlMs: 300_000,
};
const MAIL: Message = {
  kind: 'sign-in-notice',
  channel: 'mail',
  recipient: '"<b>"@shop.test',
  subject: 'A & B',
  body: '<script>alert(1)</script> http://shop.test/passwordreset?token=a&b=c http://shop.test.evil.example/',
  ttlMs: 300_000,
};

let api: TestApi;
let now = NOW;
beforeEach(async () => {
  now = NOW;
  api = await createTestApi({ catalogue: 'seed', now: () => now });
});
afterEach(() => api.close());

async function request(headers: Record<string, string> = {}, path = '/outbox') {
  const handle = createApi(api.context, { outbox: ['sms', 'mail'] });
  const response = await handle(new Request(`http://127.0.0.1:4000${path}`, { headers }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('the JSON lists the newest messages first, with the fields that a reader needs and no others', async () => {
  await enqueue(api.context.db, MAIL, NOW - 1);
  await enqueue(api.context.db, CODE, NOW);
  const { headers, text } = await request({ accept: 'application/json' });
  expect(headers.get('content-type')).toContain('application/json');
  const { ttlMs: _code, ...code } = CODE;
  const { ttlMs: _mail, ...mail } = MAIL;
  expect(JSON.parse(text)).toEqual([
    { ...code, html: '', id: expect.any(String), state: 'waiting', createdAt: NOW },
    { ...mail, html: '', id: expect.any(String), state: 'waiting', createdAt: NOW - 1 },
  ]);
});

test('the page shows the code and escapes the content of a message', async () => {
  await enqueue(api.context.db, MAIL, NOW);
  await enqueue(api.context.db, CODE, NOW);
  const { text } = await request({ accept: 'text/html,application/json' });
  expect(text).toContain('<p class="code">4821</p>');
  expect(text).toContain('to +91 98765 43210');
  expect(text).not.toMatch(/<script|<b>/);
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).toContain('to &quot;&lt;b&gt;&quot;@shop.test');
  expect(text).toContain('<a href="http://shop.test/passwordreset?token=a&amp;b=c">');
  expect(text).not.toContain('href="http://shop.test.evil.example/');
});

test('the page finds a code that is spelled out for a call, and says if one has expired', async () => {
  await enqueue(api.context.db, { ...CODE, body: 'Your Samay code is 4, 8, 2, 1. Again: 4, 8, 2, 1.' }, NOW);
  expect((await request()).text).toContain('<p class="code">4821</p>');
  await api.context.db.updateTable('outbox').set({ body: '' }).execute();
  expect((await request()).text).toContain('has expired');
});

test('the page of a mail is shown in a sandboxed frame, whatever it contains', async () => {
  await enqueue(api.context.db, { ...MAIL, html: '<p style="color:red">"Hello"</p></iframe><script>' }, NOW);
  const { text } = await request();
  expect(text).toContain('<iframe sandbox="" title="A &amp; B" srcdoc="&lt;p style=&quot;color:red&quot;&gt;');
  expect(text).not.toMatch(/<script/);
  expect((await request({ accept: 'application/json' })).text).toContain('</iframe><script>');
});

test('the page says when each message was written', async () => {
  await enqueue(api.context.db, CODE, NOW);
  const after = async (seconds: number) => {
    now = NOW + seconds * 1000;
    return /<time[^>]*>([^<]*)</.exec((await request()).text)?.[1];
  };
  expect(await after(0)).toBe('just now');
  expect(await after(59)).toBe('59 s ago');
  expect(await after(60)).toBe('1 min ago');
  expect(await after(3600)).toMatch(/^21 Nov 2026, 3:30:00/);
});

test('the page refreshes unless that is turned off, is not cached and runs no scripts', async () => {
  const { headers, text } = await request();
  expect(text).toContain('<meta http-equiv="refresh" content="5">');
  expect((await request({}, '/outbox?refresh=off')).text).not.toContain('http-equiv="refresh"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; style-src-attr 'unsafe-inline'; base-uri 'none'/,
  );
  expect(text).toContain(`<style>${OUTBOX_STYLE}</style>`);
});

test('the list has the newest 50 messages', async () => {
  for (let number = 0; number < 55; number++) await enqueue(api.context.db, CODE, NOW + number);
  const listed = JSON.parse((await request({ accept: 'application/json' })).text) as { createdAt: number }[];
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(Array.from({ length: 50 }, (_, index) => NOW + 54 - index));
});

test('messages of a channel with a transport are not shown', async () => {
  await enqueue(api.context.db, { ...CODE, channel: 'voice' }, NOW);
  expect(JSON.parse((await request({ accept: 'application/json' })).text)).toEqual([]);
});

test.each([
  ['a host of another name', { host: 'rebound.example:4000' }],
  ['a host that only begins like this machine', { host: '127.0.0.1.rebound.example' }],
  ['a proxy', { host: '127.0.0.1:4000', 'x-forwarded-for': '203.0.113.7' }],
])('%s gets the answer for an unknown call', async (_name, headers) => {
  await enqueue(api.context.db, CODE, NOW);
  const { status, text } = await request(headers);
  expect([status, text]).toEqual([404, expect.stringContaining('There is no such call.')]);
});

test.each(['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000'])(
  '%s is recognised as this machine',
  async (host) => {
    expect((await request({ host })).status).toBe(200);
  },
);

test('without the outbox its path is an unknown call', async () => {
  const unknown = await api.handle(new Request('http://127.0.0.1:4000/nosuchcall'));
  const outbox = await api.handle(new Request('http://127.0.0.1:4000/outbox'));
  expect([outbox.status, await outbox.text()]).toEqual([404, await unknown.text()]);
});
