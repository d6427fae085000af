import { products, sized, soldOut, wellStocked } from '../../fixtures/catalogue.ts';
import { englishTexts } from '../../fixtures/english-words.ts';
import { expect, test } from '../../fixtures/test.ts';

// Not the first: a demo review of it, in English, names its article.
const [, watch = sized] = wellStocked;
const smartwatch = products.find(({ RootCategory }) => RootCategory === 'Smartwatches') ?? sized;
const chain = products.find(({ Skus }) => Skus.some(({ SizeName }) => SizeName?.endsWith(' inch'))) ?? sized;
const address = ({ ProductCode }: typeof watch) => `/hi/p-${ProductCode.toLowerCase()}`;

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
  [address(chain)],
  [`/hi/compare?codes=${watch.ProductCode}`],
  ['/hi/cart'],
  ['/hi/users/sign_in'],
  ['/hi/track-order'],
  ['/hi/gift-cards'],
  ['/hi/store-locator?q=Bengaluru'],
  ['/hi/store-locator?service=Battery+change'],
  ['/hi/store-locator/bengaluru-indiranagar--st102'],
  ['/hi/brands/featured-brands'],
  ['/hi/journal'],
  ['/hi/size-guide/ring'],
  [`/hi/size-guide/watch?product=${watch.ProductCode}`],
  ['/hi/emi?amount=25000'],
  ['/hi/old-gold'],
];

test('pages in Hindi have no English word but names and codes', async ({ shop, page, cart }) => {
  await cart.add(watch);
  for (const [path, typed] of PAGES) {
    await shop.open(path);
    expect.soft(await englishTexts(page, typed), path).toEqual([]);
  }
});
