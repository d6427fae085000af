import { NextRequest } from 'next/server';
import { refusalReply } from './reply.ts';

const request = (accept: string) => new NextRequest('http://shop.test/api/cart', { headers: { accept } });

test('a refusal is sent to a script as JSON', async () => {
  const reply = refusalReply(request('*/*'), 429, {}, { 'retry-after': '3' });
  expect(reply.status).toBe(429);
  expect(reply.headers.get('retry-after')).toBe('3');
  expect(await reply.json()).toMatchObject({ ok: false, reason: 'too-many-requests' });
});

test('a refusal is sent to a plain form as a page with a link', async () => {
  const reply = refusalReply(request('text/html,application/xhtml+xml'), 413);
  expect(reply.status).toBe(413);
  expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await reply.text()).toContain('<a href="/">Home page</a>');
});
