import { z } from 'zod';
import { haltRateLimits, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOf } from '#lib/testing/retail-client.ts';
import { jsonReply } from './reply.ts';
import { bodyRoute } from './route-handler.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

const handle = jest.fn(async () => jsonReply({ ok: true }));
const POST = bodyRoute({ json: { schema: z.object({}), handle } });
const send = (site: string) => newBrowser().json(POST, 'POST', '/api/x', {}, { 'sec-fetch-site': site });

beforeEach(() => {
  handle.mockClear();
  serveWith(clientOf(() => new Response('', { status: 502 })).client);
});

test('what another site sends is refused, and uses up no turn of the shopper’s', async () => {
  // More than the address may send at once.
  for (let sent = 0; sent < 700; sent += 1) expect((await send('cross-site')).status).toBe(403);
  expect(handle).not.toHaveBeenCalled();
  expect((await send('same-origin')).status).toBe(200);
});

test('what pages of the site itself send is limited', async () => {
  haltRateLimits();
  const statuses = new Set<number>();
  for (let sent = 0; sent < 700; sent += 1) statuses.add((await send('same-origin')).status);
  expect([...statuses]).toEqual([200, 429]);
});
