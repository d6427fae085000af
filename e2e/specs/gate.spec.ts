import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sealData } from 'iron-session';
import { type ClosedStore, closedRequests, plainRequests } from '../fixtures/closed-requests.ts';
import { leaksOf } from '../fixtures/leaks.ts';
import { sendRaw } from '../fixtures/raw-http.ts';
import { sendAll } from '../fixtures/send-all.ts';
import { cookieHeader } from '../fixtures/session-cookies.ts';
import type { Store } from '../fixtures/store.ts';
import { expect, test } from '../fixtures/test.ts';
import { Unguarded } from '../fixtures/unguarded.ts';

// Thousands of requests, and stores that start from copies of the build.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const FUTURE = '2099-01-01T00:00:00+05:30';
test.use({ storeSettings: { LAUNCH_AT: FUTURE } });

/** Cookies of nobody whom the retail API knows: some the store could have sealed itself, others it could not. */
async function worthlessCookies(store: Store): Promise<string[]> {
  const seal = async (password: string) => {
    const customerToken = randomUUID();
    const shopper = { customerToken, sessId: randomUUID(), mobile: '9876543210', userName: 'A', sealedAt: Date.now() };
    const [elsewhere, atSale, bypass] = await Promise.all([
      sealData(shopper, { password, ttl: 0 }),
      sealData({ ...shopper, atSale: true }, { password, ttl: 0 }),
      sealData({ customerToken }, { password, ttl: 0 }),
    ]);
    return {
      elsewhere: `shopper=${elsewhere}; HNLP=${bypass}`,
      shopper: `shopper=${atSale}`,
      both: `shopper=${atSale}; HNLP=${bypass}`,
      bypass: `HNLP=${bypass}`,
    };
  };
  const [known, foreign, other] = await Promise.all([
    seal(store.sessionSecret),
    seal('a secret that is not the one of this store'),
    seal(store.sessionSecret),
  ]);
  return [
    ...[known.shopper, known.both, known.elsewhere, known.bypass, foreign.both, `${known.shopper}; ${other.bypass}`],
    ...['HNLP=1', 'shopper=1; HNLP=2; CustStatusID=1-a', 'HNLP=Fe26.2**x; shopper=Fe26.2**x', 'JWTToken=a.b.c'],
  ];
}

/** The first photo that the store sells by; its name holds a hash that the import has made. */
function photoOf(store: Store): string {
  const database = new DatabaseSync(join(store.settings.DATA_DIR ?? '', 'store.sqlite'), { readOnly: true });
  const row = database.prepare('select document from products order by code limit 1').get();
  database.close();
  const { Images } = JSON.parse(String(row?.document)) as { Images: string[] };
  return (Images[0] ?? '').replace(/\.webp$/, '');
}

async function closedBefore(store: Store, port = Number(new URL(store.url).port)): Promise<ClosedStore> {
  const own = new URL(store.url).port;
  return {
    port,
    photo: photoOf(store),
    hosts: [`127.0.0.1:${own}`, `ff1.localhost:${own}`],
    cookies: await worthlessCookies(store),
  };
}

test('nothing of the catalogue leaves a store before its launch, nor a private sale', async ({ store }) => {
  const closed = await closedBefore(store);
  const { requests, statuses, leaks } = await sendAll(closed.port, closedRequests(closed));
  expect(leaks).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(5000);
  expect(statuses[500] ?? 0).toBe(0);
});

for (const guards of [
  { front: true, middleware: false },
  { front: false, middleware: true },
  { front: false, middleware: false },
]) {
  const missing = [guards.front ? '' : 'front', guards.middleware ? '' : 'middleware'].filter(Boolean).join(' and ');
  test(`nothing leaves without the ${missing}`, async ({ store }) => {
    const bare = await Unguarded.open(store, guards);
    try {
      const closed = await closedBefore(store, bare.port);
      const { leaks } = await sendAll(bare.port, plainRequests(closed));
      expect(leaks).toEqual([]);
    } finally {
      await bare.close();
    }
  });
}

test('a customer enters before the launch by the bypass, until the sign-out and no longer', async ({
  store,
  page,
  shopper,
  context,
}) => {
  const port = Number(new URL(store.url).port);
  const host = `Host: 127.0.0.1:${port}`;
  const open = async (target: string, cookie: string) =>
    sendRaw(port, { method: 'GET', target, lines: [host, `Cookie: ${cookie}`, 'Accept: text/html'] });
  const guest = await open('/watches?wsi=2', '');
  expect(guest.head).toMatch(/^location: \/counter\r?$/im);
  expect(guest.head).not.toMatch(/^set-cookie: HNLP/im);

  await page.goto('/users/sign_in');
  await shopper.enter();
  const withoutBypass = cookieHeader(await context.cookies());
  expect((await open('/watches', withoutBypass)).head).toMatch(/^location: \/counter\r?$/im);
  const granted = await open('/watches?wsi=2&page=1', withoutBypass);
  expect(granted.status).toBe(307);
  expect(granted.head).toMatch(/^location: \/watches\?page=1\r?$/im);
  expect(granted.head).toMatch(/^cache-control: no-store\r?$/im);
  const [, bypass = ''] =
    /^set-cookie: (HNLP=[^;]+); Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax/im.exec(granted.head) ?? [];
  const entered = `${withoutBypass}; ${bypass}`;
  const shown = await open('/watches', entered);
  expect(shown.status).toBe(200);
  expect(shown.head).toMatch(/^cache-control: private, no-store\r?$/im);
  expect(leaksOf({ method: 'GET', target: '/', lines: [] }, shown).length).toBeGreaterThan(5);
  const missing = await open('/no/such.page', entered);
  expect(missing.status).toBe(404);
  expect(missing.body.toString()).toContain('<h1');

  // Nor is it an invitation to the private sale, whose cookies would have said so.
  const closed = await closedBefore(store);
  const sale = { ...closed, hosts: [`ff1.localhost:${port}`], cookies: [entered] };
  expect((await sendAll(port, plainRequests(sale))).leaks).toEqual([]);

  // Of another sign-in it opens nothing.
  const [ofNobody = ''] = await worthlessCookies(store);
  expect((await open('/watches', `${ofNobody}; ${bypass}`)).head).toMatch(/^location: \/counter\r?$/im);

  const [name = '', value = ''] = bypass.split(/=(.*)/);
  await context.addCookies([{ name, value, url: store.url }]);
  const left = await page.request.post('/api/sign-out', { data: {}, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(
    left.headersArray().some(({ name: key, value: set }) => key.toLowerCase() === 'set-cookie' && /^HNLP=;/.test(set)),
  ).toBe(true);
  // What was kept of the cookies opens nothing any more: the retail API has forgotten the sign-in.
  for (const target of ['/watches', '/search?q=watch', '/api/suggestions?q=watch', '/sitemap.xml']) {
    const request = { method: 'GET', target, lines: [host, `Cookie: ${entered}`] };
    expect(leaksOf(request, await sendRaw(port, request))).toEqual([]);
  }
});

test('who opens a list before the launch waits at the countdown, without a menu', async ({ page }) => {
  await page.goto('/watches/men');
  await expect(page).toHaveURL(/\/counter$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.goto('/users/sign_in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
