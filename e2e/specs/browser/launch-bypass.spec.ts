import { plainRequests } from '../../fixtures/closed-requests.ts';
import { closedBefore, invalidCookies } from '../../fixtures/closed-store.ts';
import { leaksOf } from '../../fixtures/leaks.ts';
import { sendRaw } from '../../fixtures/raw-http.ts';
import { sendAll } from '../../fixtures/send-all.ts';
import { cookieHeader } from '../../fixtures/session-cookies.ts';
import { BEFORE_LAUNCH } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ storeSettings: BEFORE_LAUNCH });

test('a customer enters before the launch with the bypass until the sign-out', async ({
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
  await shopper.signInByRequest();
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

  // The bypass is no invitation to the private sale either, whose cookies would have been set.
  const closed = await closedBefore(store);
  const sale = { ...closed, hosts: [`ff1.localhost:${port}`], cookies: [entered] };
  expect((await sendAll(port, plainRequests(sale))).leaks).toEqual([]);

  // It is not valid for another sign-in.
  const [ofNobody = ''] = await invalidCookies(store);
  expect((await open('/watches', `${ofNobody}; ${bypass}`)).head).toMatch(/^location: \/counter\r?$/im);

  const [name = '', value = ''] = bypass.split(/=(.*)/);
  await context.addCookies([{ name, value, url: store.url }]);
  const signedOut = await page.request.post('/api/sign-out', {
    data: {},
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(
    signedOut
      .headersArray()
      .some(({ name: key, value: set }) => key.toLowerCase() === 'set-cookie' && /^HNLP=;/.test(set)),
  ).toBe(true);
  // Copies of the old cookies grant no access any more: the retail API has ended the session.
  for (const target of ['/watches', '/search?q=watch', '/api/suggestions?q=watch', '/sitemap.xml']) {
    const request = { method: 'GET', target, lines: [host, `Cookie: ${entered}`] };
    expect(leaksOf(request, await sendRaw(port, request))).toEqual([]);
  }
});

test('a visitor who opens a list before the launch waits at the countdown, without a menu', async ({ page }) => {
  await page.goto('/watches/men');
  await expect(page).toHaveURL(/\/counter$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.goto('/users/sign_in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
