import { nodesOf, pathOf } from '../../fixtures/product-data.ts';
import { expect, test } from '../../fixtures/test.ts';

const RING = /<loc>([^<]*-d101mr01)<\/loc>/;

test('the price of a size is the same on its page, in structured data, in the feed and in the cart', async ({
  page,
  shop,
}) => {
  const path = await pathOf(page.request, RING);
  const feed = await (await page.request.get('/feeds/google.xml')).text();
  const [item = ''] = /<item>(?:(?!<item>).)*<g:id>D101MR01-12<.*?<\/item>/s.exec(feed) ?? [];
  const amount = (/<g:sale_price>([\d.]+) INR/.exec(item) ?? /<g:price>([\d.]+) INR/.exec(item))?.[1] ?? '';
  await shop.open(`${path}?size=12`);
  const [group] = nodesOf(await page.content());
  expect(group?.hasVariant.find((variant: { size?: string }) => variant.size === '12').offers.price).toBe(amount);
  const shown = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
  await expect(page.locator('main')).toContainText(shown.format(Number(amount)));
  await shop.addToCart();
  await shop.open('/cart');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(shown.format(Number(amount)));
});
