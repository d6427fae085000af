import { expect, test } from '../../fixtures/test.ts';

test('the checkout redirects a guest to the sign-in, and a customer without a cart to the cart', async ({
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

test.describe('the page for an unknown URL', () => {
  test.use({ expectedProblems: /404/ });

  test('/404 itself is answered with the HTTP status that it names', async ({ shop }) => {
    expect((await shop.open('/404')).status()).toBe(404);
    await expect(shop.heading('We cannot find this page')).toBeVisible();
  });
});
