import { expect, test } from '../../fixtures/test.ts';

test('the checkout sends who has not signed in to the sign-in, and who has no cart to the cart', async ({
  page,
  shopper,
}) => {
  const visit = () => page.request.get('/checkout', { maxRedirects: 0 });
  expect([(await visit()).status(), (await visit()).headers().location]).toEqual([
    307,
    '/users/sign_in?next=%2Fcheckout',
  ]);
  await shopper.signInByRequest();
  expect([(await visit()).status(), (await visit()).headers().location]).toEqual([307, '/cart']);
});

test.describe('the page for a lost address', () => {
  test.use({ expectedProblems: /404/ });

  test('is itself there, under the status that it stands for', async ({ shop }) => {
    expect((await shop.open('/404')).status()).toBe(404);
    await expect(shop.heading('We cannot find this page')).toBeVisible();
  });
});
