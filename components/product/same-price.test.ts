import { calls, rupeesOf } from '#lib/contract/index.ts';
import { getProduct } from '#lib/storefront/catalogue/server.ts';
import { googleItem } from '#lib/storefront/marketing/feeds/google-item.ts';
import { getFeedPage, getShippingTerms } from '#lib/storefront/marketing/feeds/server.ts';
import type { FeedEntry } from '#lib/storefront/marketing/feeds/types.ts';
import { testAdmission } from '#lib/testing/storefront/admission.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { credential } from '#lib/testing/storefront/retail-client.ts';
import { productJsonLd } from '@/components/product/product-json-ld';

const SITE = 'https://samay.example';
const admission = testAdmission();
const setup = setUpRetailApi({ catalogue: 'demo' });

interface ShownPrice {
  price: string;
  inStock: boolean;
}

/** Returns the data of each SKU in the JSON-LD of the product pages. */
async function pricesOfPages(codes: ReadonlySet<string>): Promise<Map<string, ShownPrice>> {
  const reported = new Map<string, ShownPrice>();
  const shipping = await getShippingTerms(admission);
  for (const code of codes) {
    const product = await getProduct(admission, code);
    if (!product.ok) throw new Error(`${code} could not be read.`);
    const graph = productJsonLd(product.value, { site: SITE, shipping, returns: true, reviews: null });
    const [node] = JSON.parse(JSON.stringify(graph))['@graph'];
    for (const { sku, offers } of node.hasVariant ?? [node]) {
      if (sku) reported.set(sku, { price: offers.price, inStock: offers.availability.endsWith('/InStock') });
    }
    // The price that the page itself shows for a size.
    for (const { sku, price } of product.value.sizes) expect(reported.get(sku)?.price).toBe((price / 100).toFixed(2));
  }
  return reported;
}

function priceOfFeed(entry: FeedEntry): ShownPrice {
  const item = googleItem(entry, { siteUrl: (path) => SITE + path, shipping: null });
  const textOf = (name: string) => new RegExp(`<g:${name}>([^<]*) INR<`).exec(item)?.[1];
  return {
    price: textOf('sale_price') ?? textOf('price') ?? '',
    inStock: item.includes('<g:availability>in_stock<'),
  };
}

test('every feed price equals the price of the page, of its structured data and of the cart', async () => {
  const page = await getFeedPage(admission, 1);
  if (!page.ok) throw new Error('The feed could not be read.');
  const { entries } = page.value;
  expect(new Set(entries.map((entry) => entry.productCode)).size).toBe(157);
  const onPages = await pricesOfPages(new Set(entries.map((entry) => entry.productCode)));
  expect(onPages.size).toBe(entries.length);
  for (const entry of entries) {
    const reported = priceOfFeed(entry);
    expect([entry.sku, onPages.get(entry.sku)]).toEqual([entry.sku, reported]);
    if (!reported.inStock) continue;
    const line = { ProductUrl: entry.href.slice(1).split('?')[0] ?? '', SKU: entry.sku, SizeName: entry.size || null };
    const { outcome: added } = await setup.client.call(calls.addCart, line, credential());
    if (added.kind !== 'done') throw new Error(`${entry.sku} could not be put into a cart: ${JSON.stringify(added)}`);
    expect([entry.sku, rupeesOf(added.data.Products[0]?.UnitPrice ?? Number.NaN).toFixed(2)]).toEqual([
      entry.sku,
      reported.price,
    ]);
  }
}, 120_000);
