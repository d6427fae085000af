import { expect, test } from '../../fixtures/test.ts';

test.use({ storeSettings: { CORPORATE_SITE: 'on' } });

test('a corporate store allows no sign-out by email links, except for its private sale', async ({
  shop,
  store,
  page,
  request,
}) => {
  const token = 'a'.repeat(43);
  const calls = () => store.relay.count('CheckPasswordReset') + store.relay.count('PasswordReset');
  await shop.open(`/passwordreset?token=${token}`);
  await expect(page).toHaveURL('/');
  const sent = await request.post('/api/password-reset', {
    data: { token },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(await sent.json()).toMatchObject({ ok: false, location: '/' });
  expect(calls()).toBe(0);

  await shop.open(`${store.url.replace('127.0.0.1', 'ff1.localhost')}/passwordreset?token=${token}`);
  // It redirects not to the home page, but to the sign-in page, which continues to the link.
  await expect(page).toHaveURL(/\/user-access\?next=%2Fpasswordreset%3Ftoken%3D/);
});
