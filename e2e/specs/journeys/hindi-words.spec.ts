import { ADDRESS } from '../../fixtures/address-form.ts';
import { products, sized, soldOut, wellStocked } from '../../fixtures/catalogue.ts';
import { nextProduct } from '../../fixtures/checkout.ts';
import { englishTexts } from '../../fixtures/english-words.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /Failed to load resource|^status: 404/ });

// Not the first: a demo review of it, in English, names its article.
const [, watch = sized] = wellStocked;
const smartwatch = products.find(({ RootCategory }) => RootCategory === 'Smartwatches') ?? sized;
const address = ({ ProductCode }: typeof watch) => `/hi/p-${ProductCode.toLowerCase()}`;
const STORE = 'jaipur-store--st114';

/** One page of each kind, and what the visitor typed in its address. */
const PAGES: readonly (readonly [path: string, typed?: string])[] = [
  ['/hi'],
  ['/hi/watches'],
  ['/hi/smartwatches'],
  ['/hi/jewellery/rings'],
  ['/hi/search?q=zzqqxxyy', 'zzqqxxyy'],
  ['/hi/search'],
  [address(watch)],
  [address(smartwatch)],
  [address(sized)],
  [address(soldOut)],
  [`/hi/compare?codes=${watch.ProductCode}`],
  ['/hi/cart'],
  ['/hi/users/sign_in'],
  ['/hi/track-order'],
  ['/hi/gift-cards'],
  ['/hi/store-locator?q=Bengaluru'],
  ['/hi/brands/featured-brands'],
  ['/hi/journal'],
  ['/hi/size-guide/ring'],
  [`/hi/size-guide/watch?product=${watch.ProductCode}`],
  ['/hi/emi?amount=25000'],
  ['/hi/old-gold'],
  ['/hi/gold-rate'],
  ['/hi/pincode'],
  ['/hi/gift-cards/balance'],
  ['/hi/brands/featured-brands/aarvane'],
  [`/hi/store-locator/${STORE}`],
  [`/hi/appointments/${STORE}`],
  [`/hi/reviews/${watch.ProductCode}`],
  [`/hi/questions/${watch.ProductCode}`],
  ['/hi/page/contact'],
  ['/hi/page/privacy'],
  ['/hi/page/sitemap'],
  ['/hi/journal/diamond-certificate'],
  ['/hi/forgotpassword'],
  ['/hi/passwordreset?token=unknown'],
  ['/hi/404?reason=sign-in'],
  ['/hi/no-such-page'],
];

test('pages in Hindi have no English word but names and codes', async ({ shop, page, cart }) => {
  await cart.add(watch);
  for (const [path, typed] of PAGES) {
    await shop.open(path);
    expect.soft(await englishTexts(page, ...(typed === undefined ? [] : [typed])), path).toEqual([]);
  }
});

test('pages of a customer in Hindi have no English word but names, codes and what was typed', async ({
  checkout,
  page,
  shop,
  store,
}) => {
  // The courier is what the order desk writes.
  const typed = [...Object.values(ADDRESS), 'Blue Dart'];
  const expectHindi = async (paths: readonly string[]) => {
    for (const path of paths) {
      await shop.open(`/hi${path}`);
      expect.soft(await englishTexts(page, ...typed), path).toEqual([]);
    }
  };
  const key = await checkout.placeOrder('cash-on-delivery', nextProduct());
  const [number = ''] = await checkout.orderNumbers();
  const order = `/myaccount/myaccount-order?order=${number}`;
  const formOf = (action: string) => `/myaccount/myaccount-order/${action}?order=${number}`;
  await expectHindi([
    `/thankyou?order=${key}`,
    order,
    formOf('cancel'),
    formOf('modify'),
    '/myaccount',
    '/myaccount/order-list',
    '/myaccount/addresses',
    '/myaccount/addresses/new',
    '/myaccount/privacy',
    '/myaccount/delete',
    '/myaccount/reviews',
    '/myaccount/questions',
    '/myaccount/service',
  ]);
  await new OrderDesk(store.apiUrl).advance(number, 'pack', 'ship', 'deliver');
  await expectHindi([order]);
  const links = page.locator('a:is([href*="/warranty?"], [href*="/service/new?"])');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toHaveLength(2);
  await expectHindi([
    ...addresses.map((href) => href.replace(/^\/hi/, '')),
    formOf('return'),
    formOf('exchange'),
    `/myaccount/invoice?order=${number}`,
  ]);
  await checkout.cart.add(nextProduct(), 1);
  await expectHindi(['/cart', '/checkout']);
});
