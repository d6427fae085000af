import { z } from 'zod';
import { haltRateLimits, newBrowser, serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOf } from '#lib/testing/storefront/retail-client.ts';
import { jsonReply } from './reply.ts';
import { bodyRoute } from './route-handler.ts';

const handle = jest.fn(async () => jsonReply({ ok: true }));
const POST = bodyRoute({ json: { schema: z.object({}), handle } });
const send = (site: string) => newBrowser().json(POST, 'POST', '/api/x', {}, { 'sec-fetch-site': site });

beforeEach(() => {
  handle.mockClear();
  serveWith(clientOf(() => new Response('', { status: 502 })).client);
});

test('cross-site requests are refused and do not count for the rate limit of the shopper', async () => {
  // More than the rate limit of one address.
  for (let sent = 0; sent < 700; sent += 1) expect((await send('cross-site')).status).toBe(403);
  expect(handle).not.toHaveBeenCalled();
  expect((await send('same-origin')).status).toBe(200);
});

test('requests from pages of the site are rate limited', async () => {
  haltRateLimits();
  const statuses = new Set<number>();
  for (let sent = 0; sent < 700; sent += 1) statuses.add((await send('same-origin')).status);
  expect([...statuses]).toEqual([200, 429]);
});
