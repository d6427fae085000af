import { newBrowser, serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOf, type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';

process.env.LAUNCH_AT = '2099-01-01T00:00:00Z';

import { GET } from './route.ts';

test("the server's time and the launch time before it are returned, uncached", async () => {
  const names: Exchange[] = [];
  serveWith(
    clientOf((exchange) => {
      names.push(exchange);
      return replyOf.outcome({ code: 'Success', data: null });
    }).client,
  );
  const before = Date.now();
  const { status, headers, body, cookies } = await newBrowser().get(GET, '/api/launch');
  expect(status).toBe(200);
  expect(body).toEqual({ ok: true, now: expect.any(Number), launchAt: Date.parse('2099-01-01T00:00:00Z') });
  expect(body.now).toBeGreaterThanOrEqual(before);
  expect(body.now).toBeLessThanOrEqual(Date.now());
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect([names, cookies]).toEqual([[], []]);
});
