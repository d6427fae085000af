import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '#lib/shared/env.ts';
import { CATALOGUE_DIRECTORY } from '../../catalogue/images/photo-sources.ts';
import { readSource } from '../../catalogue/read-source.ts';
import { checkPromotions, demoPromotions, readPromotions } from './read-promotions.ts';

const VALID = { startsAt: '2026-01-01T00:00:00+05:30', endsAt: '2027-01-01T00:00:00+05:30' };
const OFFER = { kind: 'note', id: 'bank', title: 'A bank', terms: 'Gives back.', ...VALID };
const COUPON = { code: 'TEN', terms: '10% off.', ...VALID, benefit: { kind: 'percent', percent: 10 } };
const CARD = { number: '6018202600000011', pin: '246810', amount: 500, endsAt: VALID.endsAt };

test('fields left out of a promotions file have their defaults', () => {
  const file = checkPromotions(JSON.stringify({ coupons: [COUPON], giftCards: [CARD] }));
  expect(file).toEqual({
    offers: [],
    coupons: [
      {
        ...COUPON,
        startsAt: Date.parse(VALID.startsAt),
        endsAt: Date.parse(VALID.endsAt),
        scope: {},
        benefit: { kind: 'percent', percent: 10, cap: null },
        minimumAmount: 0,
        signedInOnly: false,
        maximumUses: null,
        maximumUsesPerCustomer: null,
        usedBefore: 0,
      },
    ],
    giftCoupons: [],
    giftCards: [{ ...CARD, endsAt: Date.parse(VALID.endsAt) }],
  });
});

test.each([
  ['no JSON', '{', /^PROMOTIONS_FILE: the file is not JSON\.$/],
  ['a list', '[]', /^PROMOTIONS_FILE: [^\n]+$/],
  ['an unknown list', '{"deals":[]}', /^PROMOTIONS_FILE: [^\n]*deals[^\n]*$/],
  ['a list that is none', '{"offers":7}', /^PROMOTIONS_FILE: offers: [^\n]+$/],
  ['an entry that is none', '{"coupons":[null]}', /^PROMOTIONS_FILE: coupons 1 \(without a name\): [^\n]+$/],
  [
    'a percentage beyond all',
    JSON.stringify({ coupons: [COUPON, { ...COUPON, code: 'MORE', benefit: { kind: 'percent', percent: 101 } }] }),
    /^PROMOTIONS_FILE: coupons 2 \(MORE\): benefit\.percent: [^\n]+$/,
  ],
  [
    'a name that is misspelt',
    JSON.stringify({ offers: [{ ...OFFER, scope: { brand: ['Aarvane'] } }] }),
    /^PROMOTIONS_FILE: offers 1 \(bank\): scope: [^\n]*brand[^\n]*$/,
  ],
  [
    'an end before the start',
    JSON.stringify({ offers: [{ ...OFFER, endsAt: VALID.startsAt }] }),
    /^PROMOTIONS_FILE: offers 1 \(bank\): endsAt: must be after startsAt\.$/,
  ],
  [
    'a date without its offset',
    JSON.stringify({ offers: [{ ...OFFER, endsAt: '2027-01-01T00:00:00' }] }),
    /^PROMOTIONS_FILE: offers 1 \(bank\): endsAt: [^\n]+$/,
  ],
  [
    'a code that is listed twice',
    JSON.stringify({ coupons: [COUPON, COUPON] }),
    /^PROMOTIONS_FILE: coupons 2 \(TEN\): is listed twice\.$/,
  ],
  [
    'a card with more on it than it had, by its last digits only',
    JSON.stringify({ giftCards: [{ ...CARD, balance: 501 }] }),
    /^PROMOTIONS_FILE: giftCards 1 \(…0011\): balance: must not be above amount\.$/,
  ],
])('a promotions file with %s is refused with a one-line message', (_title, text, line) => {
  expect(() => checkPromotions(text)).toThrow(line);
});

describe('the settings for promotions', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'samay-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const read = (settings: Record<string, string>) => readPromotions(parseEnvironment(settings));

  test('a demo store has the demo’s promotions, a production store none, and a file its own', async () => {
    const demo = await demoPromotions();
    expect((await read({ SITE_URL: 'http://localhost:3000' })).file).toEqual(demo);
    const shop = await read({ SITE_URL: 'HTTPS://shop.example' });
    expect(shop.file).toEqual({ offers: [], coupons: [], giftCoupons: [], giftCards: [] });
    expect(shop.disabled.giftCards).toEqual(demo.giftCards.map(({ number }) => number));
    const path = join(folder, 'promotions.json');
    writeFileSync(path, JSON.stringify({ coupons: [COUPON], giftCards: [CARD] }));
    const own = await read({ PROMOTIONS_FILE: path, SITE_URL: 'https://shop.example' });
    expect(own.file.coupons.map(({ code }) => code)).toEqual(['TEN']);
    expect(own.disabled.giftCards).not.toContain(CARD.number);
    expect(own.disabled.giftCoupons).toEqual(demo.giftCoupons.map(({ code }) => code));
  });

  test.each([{ SITE_URL: 'http://shop.example' }, { RETAIL_API_HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }])(
    'with %j none of the demo’s promotions are used',
    async (settings) => {
      const { file, disabled } = await read(settings);
      expect(file).toEqual({ offers: [], coupons: [], giftCoupons: [], giftCards: [] });
      expect(disabled.giftCards).not.toEqual([]);
    },
  );

  test('a missing promotions file is named in the error', async () => {
    const path = join(folder, 'none.json');
    await expect(read({ PROMOTIONS_FILE: path })).rejects.toThrow(
      `PROMOTIONS_FILE: ${path} cannot be read (ENOENT). Name a JSON file.`,
    );
  });
});

test('the demo’s promotions are for products of the demo', async () => {
  const { products } = await readSource(CATALOGUE_DIRECTORY);
  const { offers, coupons } = await demoPromotions();
  const names = {
    brands: new Set(products.map(({ BrandName }) => BrandName)),
    rootCategories: new Set<string>(products.map(({ RootCategory }) => RootCategory)),
    categories: new Set(products.map(({ Category }) => Category)),
    products: new Set(products.map(({ ProductCode }) => ProductCode)),
  };
  for (const document of [...offers, ...coupons]) {
    const scope = 'scope' in document ? document.scope : {};
    for (const bound of ['brands', 'rootCategories', 'categories', 'products'] as const) {
      for (const name of scope[bound] ?? []) expect(names[bound]).toContain(name);
    }
  }
});

test('the demo’s gift cards have valid numbers with a check digit', async () => {
  for (const { number } of (await demoPromotions()).giftCards) {
    const digits = [...number].toReversed().map(Number);
    const sum = digits.reduce((total, digit, index) => {
      const weighed = index % 2 === 0 ? digit : digit * 2;
      return total + (weighed > 9 ? weighed - 9 : weighed);
    }, 0);
    expect(sum % 10).toBe(0);
  }
});
