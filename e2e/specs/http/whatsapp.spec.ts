import type { APIRequestContext } from '@playwright/test';
import { readOutbox } from '../../fixtures/outbox.ts';
import { SAME_ORIGIN } from '../../fixtures/request-headers.ts';
import { newMobile } from '../../fixtures/shopper.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { WhatsAppPlatform } from '../../fixtures/whatsapp-platform.ts';

const test = base.extend<object, { platform: WhatsAppPlatform }>({
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const platform = new WhatsAppPlatform();
      await use(platform);
      await platform.close();
    },
    { scope: 'worker' },
  ],
  storeSettings: [
    async ({ platform }, use) => use({ ...SHARED_SETTINGS, ...(await platform.open()) }),
    { scope: 'worker' },
  ],
});

const STORE = 'bengaluru-lavelle-walk--st101';
const PRIVACY = '/myaccount/privacy';
const BOX = /<input[^>]*name="updates-whatsapp"[^>]*>/;

async function signIn(request: APIRequestContext, apiUrl: string, mobile: string): Promise<void> {
  await request.post('/api/sign-in/code', { data: { mobile, next: '' }, headers: SAME_ORIGIN });
  const code = async () => /\b\d{4}\b/.exec((await readOutbox(apiUrl, mobile))[0]?.body ?? '')?.[0] ?? '';
  await expect.poll(code).not.toBe('');
  const signedIn = await request.post('/api/sign-in', {
    data: { digit1: await code(), next: '' },
    headers: SAME_ORIGIN,
  });
  expect(signedIn.status()).toBe(200);
}

/** Requests a visit to a store, without JavaScript. */
async function requestVisit(request: APIRequestContext, mobile: string, key: string): Promise<void> {
  const page = await (await request.get(`/appointments/${STORE}`)).text();
  const day = /<option value="(\d{4}-\d\d-\d\d)"/.exec(page)?.[1] ?? '';
  const service =
    /Service<\/label>.*?<option value=""[^>]*>.*?<\/option><option value="([^"]+)">/s.exec(page)?.[1] ?? '';
  const form = { key, store: STORE, meeting: 'visit', day, part: 'afternoon', service, name: 'Asha', mobile, note: '' };
  const sent = await request.post('/api/stores/appointments', { form, headers: SAME_ORIGIN, maxRedirects: 0 });
  expect([sent.status(), sent.headers().location]).toEqual([303, `/appointments/${STORE}?notice=requested`]);
}

test('updates go by WhatsApp once the customer agrees, by SMS where it fails, and by SMS again after STOP', async ({
  request,
  store,
  platform,
}) => {
  const mobile = newMobile();
  await signIn(request, store.apiUrl, mobile);
  const box = async () => BOX.exec(await (await request.get(PRIVACY)).text())?.[0] ?? '';
  expect(await box()).toMatch(/^<input(?!.* checked)/);
  const form = { 'updates-whatsapp': 'on' };
  const agreed = await request.post('/api/account/consents', { form, headers: SAME_ORIGIN, maxRedirects: 0 });
  expect([agreed.status(), agreed.headers().location]).toEqual([303, `${PRIVACY}?notice=choices-saved`]);
  expect(await box()).toContain(' checked');

  const visits = async () =>
    (await readOutbox(store.apiUrl, mobile)).filter(({ kind }) => kind === 'appointment-request');
  await requestVisit(request, mobile, 'first-visit');
  await expect.poll(() => platform.posted.length).toBe(1);
  const [message] = platform.posted;
  expect(message).toMatchObject({ to: `91${mobile}`, template: { name: 'appointment_request' } });
  expect(await visits()).toEqual([]);

  const failed = {
    id: 'wamid.1',
    status: 'failed',
    biz_opaque_callback_data: message?.biz_opaque_callback_data,
    errors: [{ code: 131026 }],
  };
  expect(await platform.report(store.url, { statuses: [failed] }, 'another secret')).toBe(400);
  expect(await visits()).toEqual([]);
  for (const _time of [1, 2]) expect(await platform.report(store.url, { statuses: [failed] })).toBe(200);
  await expect.poll(async () => (await visits()).map(({ channel }) => channel)).toEqual(['sms']);

  const timestamp = String(Math.ceil(Date.now() / 1000));
  const stop = { from: `91${mobile}`, timestamp, type: 'text', text: { body: 'STOP' } };
  expect(await platform.report(store.url, { messages: [stop] })).toBe(200);
  expect(await box()).not.toContain(' checked');
  await requestVisit(request, mobile, 'second-visit');
  await expect.poll(async () => (await visits()).map(({ channel }) => channel)).toEqual(['sms', 'sms']);
  expect(platform.posted).toHaveLength(1);
});

test('the platform checks the address of the webhook by a GET, and the privacy page names WhatsApp', async ({
  request,
}) => {
  const ask = (token: string) =>
    request.get('/api/messages/whatsapp', {
      params: { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' },
    });
  const proven = await ask('verify-token');
  expect([proven.status(), await proven.text()]).toEqual([200, '1158201444']);
  expect((await ask('guess')).status()).toBe(403);
  expect(await (await request.get('/page/privacy')).text()).toContain('SMS, WhatsApp messages and emails');
});
