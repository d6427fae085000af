import type { OfferBannerWire } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { PROMOTIONS_NOW, promotionsOf, VALID } from '../testing/promotions.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { setDelivery } from '../testing/shop-rules.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const BENEFIT = { kind: 'percent', percent: 10 };
const line = (id: string, scope: object | undefined, more: object = {}) => ({
  kind: 'line',
  id,
  title: `Title of ${id}`,
  terms: `Terms of ${id}.`,
  ...VALID,
  benefit: BENEFIT,
  scope,
  ...more,
});
const shipping = (id: string, minimumAmount: number) => ({
  kind: 'free-shipping',
  id,
  title: id,
  terms: 'Terms.',
  ...VALID,
  minimumAmount,
});

const PROMOTIONS = promotionsOf({
  offers: [
    line('aarvane', { brands: ['Aarvane'] }),
    line('one-watch', { products: ['1801AV01'] }, { endsAt: '2026-12-01T00:00:00+05:30' }),
    line('a-sku', { products: ['D101MR01-8'] }),
    line('mens', { categories: ["Men's Watches"] }),
    line('brevault-womens', { brands: ['Brévault'], categories: ["Women's Watches"] }),
    line('two-brands', { brands: ['Rupala', 'Mehrune'] }),
    line('no-such-brand', { brands: ['Nobody'] }),
    line('smart', { rootCategories: ['Smartwatches'] }),
    line('everything', undefined),
    line('later', undefined, { startsAt: '2026-11-21T10:00:01+05:30' }),
    line('over', undefined, { endsAt: '2026-11-21T10:00:00+05:30' }),
    shipping('shipping-far', 5_000),
    shipping('shipping', 2_999),
    { kind: 'note', id: 'bank', title: 'Bank', terms: 'Gives back.', ...VALID, scope: { brands: ['Mehrune'] } },
  ],
});

describeOnEachEngine('CurrentOffers', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, promotions: PROMOTIONS, now: () => PROMOTIONS_NOW });
    caller = await signInSession(api.handle);
  });
  afterEach(async () => {
    await optionTo('Offers', 'on');
    setDelivery({ charge: 99 });
  });
  afterAll(() => api.close());

  const optionTo = (option_id: string, value: string) => setSiteOption(api.context.db, option_id, value);
  const offersOf = async (goods: object = {}) =>
    (await caller.post<OfferBannerWire[]>('CurrentOffers', goods)).Data ?? [];
  const idsOf = async (goods: object = {}) => (await offersOf(goods)).map(({ OfferId }) => OfferId);

  test('current offers are all that apply to any product of the store, in the order of the file', async () => {
    expect(await idsOf()).toEqual([
      'aarvane',
      'one-watch',
      'mens',
      'brevault-womens',
      'two-brands',
      'smart',
      'everything',
      'shipping',
      'bank',
    ]);
  });

  test('an offer has its texts, end, kind, and the smallest list with all its products and few others', async () => {
    const offers = new Map((await offersOf()).map((offer) => [offer.OfferId, offer]));
    expect(offers.get('one-watch')).toEqual({
      OfferId: 'one-watch',
      Title: 'Title of one-watch',
      Terms: 'Terms of one-watch.',
      EndsAt: Date.parse('2026-12-01T00:00:00+05:30'),
      Url: '',
      Kind: 'line',
    });
    expect([...offers.values()].map(({ Kind }) => Kind)).toEqual([
      'line',
      'line',
      'line',
      'line',
      'line',
      'line',
      'line',
      'cart',
      'note',
    ]);
    const urlOf = (id: string) => offers.get(id)?.Url;
    expect(urlOf('aarvane')).toBe('brands/featured-brands/aarvane');
    // That list has unisex watches as well.
    expect(urlOf('mens')).toBe('watches/men');
    expect(urlOf('smart')).toBe('smartwatches');
    expect(urlOf('bank')).toBe('brands/featured-brands/mehrune');
    expect(urlOf('two-brands')).toBe('jewellery');
    expect(['one-watch', 'everything', 'shipping'].map(urlOf)).toEqual(['', '', '']);
  });

  test.each([
    ['1801AV01', ['aarvane', 'one-watch', 'mens', 'everything', 'shipping']],
    ['1801av01', ['aarvane', 'one-watch', 'mens', 'everything', 'shipping']],
    ['D101MR01', ['two-brands', 'everything', 'shipping', 'bank']],
    ['D101MR01-8', []],
    ['S201RP01', ['two-brands', 'everything', 'shipping']],
    ['NO-SUCH-PRODUCT', []],
  ])('product %s has the offers that its cart would have', async (ProductCode, ids) => {
    expect(await idsOf({ ProductCode })).toEqual(ids);
    expect(await idsOf({ ProductCode, CategoryURL: 'smartwatches' })).toEqual(ids);
  });

  test.each([
    ['smartwatches', ['smart', 'everything', 'shipping']],
    ['watches/women', ['aarvane', 'brevault-womens', 'everything', 'shipping']],
    ['brands/featured-brands/aarvane', ['aarvane', 'one-watch', 'mens', 'everything', 'shipping']],
    ['no-such-list', []],
  ])('list %s has the offers that any of its products may have', async (CategoryURL, ids) => {
    expect(await idsOf({ CategoryURL })).toEqual(ids);
  });

  test('there are no offers when offers are off, and no free-shipping offer when shipping costs nothing', async () => {
    setDelivery({ charge: 0 });
    expect(await idsOf({ CategoryURL: 'smartwatches' })).toEqual(['smart', 'everything']);
    await optionTo('Offers', 'off');
    expect(await idsOf()).toEqual([]);
  });

  test('each product has exactly the line offers that its cart has', async () => {
    const sold = await api.context.db
      .selectFrom('skus')
      .select(['sku', 'product_code'])
      .where('quantity', '>', 0)
      .execute();
    const firstOf = new Map(sold.map(({ sku, product_code }) => [product_code, sku]));
    for (const [ProductCode, SKU] of [...firstOf].filter((_, index) => index % 12 === 0)) {
      const { Data: cart } = await caller.post<{ BasketGUID: string }>('AddCart', { SKU, Quantity: 1, BasketGUID: '' });
      const { Data: offers } = await caller.post<{ OfferId: string }[]>('GetCartOffersNew', {
        BasketGUID: cart?.BasketGUID,
      });
      expect(await idsOf({ ProductCode })).toEqual(offers?.map(({ OfferId }) => OfferId));
    }
  });
});
