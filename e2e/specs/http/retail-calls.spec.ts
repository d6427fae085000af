import { wellStocked } from '../../fixtures/catalogue.ts';
import { pathOf } from '../../fixtures/product-data.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Whose answers the storefront keeps for all pages: whether a page makes one depends on when another one did. */
const KEPT = new Set([
  'JwtToken',
  'SiteOptions',
  'MegaMenu',
  'CategoryMenu',
  'FooterPages',
  // The strips above and below the header.
  'Page',
  'Pages',
  'Journal',
  'EmiPlans',
  'GoldRates',
  'ShippingTerms',
]);

const code = wellStocked[0]?.ProductCode ?? '';
const PAGES = [
  { name: 'home', path: '/', tag: 'home', calls: ['HomeSections'] },
  {
    name: 'a list',
    path: '/watches/men',
    tag: 'list:watches/men',
    calls: ['CurrentOffers', 'ProductList', 'ResolveUrl'],
  },
  { name: 'a search', path: '/search?q=slim+quartz', tag: 'search', calls: ['Search'] },
  {
    name: 'a product',
    path: null,
    tag: `product:${code}`,
    calls: [
      'BoughtTogether',
      'CurrentOffers',
      'ProductDetails',
      'ProductQuestions',
      'ProductReviews',
      'ProductStories',
      'ResolveUrl',
      'SimilarProducts',
    ],
  },
];

for (const { name, path, tag, calls } of PAGES) {
  test(`${name} that is not cached makes these calls to the retail API and no other`, async ({ store, request }) => {
    const address = path ?? (await pathOf(request, new RegExp(`<loc>([^<]*-${code.toLowerCase()})</loc>`)));
    const opened = async () => expect((await request.get(address)).status()).toBe(200);
    await opened();
    await store.purge([tag]);
    const before = store.relay.total;
    await opened();
    expect(
      store.relay.calls
        .slice(before)
        .filter((call) => !KEPT.has(call))
        .toSorted(),
    ).toEqual(calls);
  });
}
