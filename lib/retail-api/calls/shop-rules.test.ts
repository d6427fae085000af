import type { CartWire, calls, DataOf, OrderWire } from '#lib/contract/index.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { createLog } from '#lib/shared/log.ts';
import { DEMO_PROFILE, type ShopProfile } from '#lib/shared/shop-profile.ts';
import { openShopProfile } from '../content/shop/open-shop.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { BOTH_GATEWAYS, type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { promotionsOf, VALID } from '../testing/promotions.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { resetShopRules } from '../testing/shop-rules.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

/** A Friday morning in India. */
const NOW = Date.parse('2026-11-20T10:00:00+05:30');
const WATCH = '1801AV01';
const PROMOTIONS = promotionsOf({
  offers: [
    { id: 'shipping', kind: 'free-shipping', title: 'Free', terms: 'From 5,000.', ...VALID, minimumAmount: 5_000 },
  ],
});

describeOnEachEngine('the rules of a shop', (engine) => {
  let api: TestApi;
  let shop: Awaited<ReturnType<typeof openShopProfile>>;
  let asha: OrderShopper;
  const open = () =>
    openShopProfile({
      db: api.context.db,
      settings: parseEnvironment({}),
      log: createLog('retail-api', 'silent'),
      now: () => NOW,
      onChanged: () => undefined,
    });

  beforeEach(async () => {
    const options = { engine, catalogue: 'seed', promotions: PROMOTIONS, payments: BOTH_GATEWAYS } as const;
    api = await createTestApi({ ...options, operatorKey: OPERATOR_KEY, isTrial: true, now: () => NOW });
    shop = await open();
    asha = await orderShopper(api);
  });
  afterEach(async () => {
    resetShopRules();
    await api.close();
  });

  const headers = { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' };
  type Shop = DataOf<typeof calls.shopProfile>;
  const stored = async () => (await send<Shop>(api.handle, 'ShopProfile', { headers })).Data;
  /** An operator saves rules, and this process follows. */
  async function save(rules: Partial<ShopProfile>): Promise<void> {
    const before = await stored();
    const Profile = { ...before?.Profile, ...rules };
    const body = JSON.stringify({ Profile, ExpectedVersion: before?.Version, Operator: 'Meera Shah' });
    const reply = await send(api.handle, 'SaveShopProfile', { method: 'POST', headers, body });
    expect(reply).toMatchObject({ ReturnCode: 0 });
    await shop.follow();
  }
  test('a return rule for a category that no product has is saved and warned of, naming the nearest', async () => {
    const before = await stored();
    const returns = [
      { categories: ['Jewellery', 'Solitaire Ring'], days: 15 },
      { categories: ['Ring'], days: 7 },
    ];
    const body = JSON.stringify({
      Profile: { ...before?.Profile, returns },
      ExpectedVersion: before?.Version,
      Operator: 'Meera Shah',
    });
    const reply = await send<{ Warnings: string[] }>(api.handle, 'SaveShopProfile', { method: 'POST', headers, body });
    expect(reply).toMatchObject({ ReturnCode: 0 });
    expect(reply.Data?.Warnings).toEqual([
      'returns: no product is in the category "Solitaire Ring"; the nearest is "Solitaire".',
      'returns: no product is in the category "Ring"; the nearest is "Rings".',
    ]);
  });

  const delivery = (rules: object) => ({ delivery: { ...DEMO_PROFILE.delivery, ...rules } });

  test('charge, free delivery, days and ID check of a saved profile count at once', async () => {
    await save(
      delivery({
        charge: 149,
        freeFrom: 4_000,
        identityFrom: 1_000,
        zones: [{ name: 'India', days: [5, 6], cash: false }],
      }),
    );
    const cart = await asha.fill(WATCH);
    expect(cart).toMatchObject({ ShippingCharges: 0, FreeShippingMissing: 0 });
    const terms = await asha.caller.get<DataOf<typeof calls.shippingTerms>>('ShippingTerms');
    expect(terms.Data).toMatchObject({ Charge: 149, FreeFrom: 4_000, TransitDays: { From: 5, To: 6 } });
    const service = await asha.caller.post('CheckServiceability', { Pincode: '560001', ProductCode: WATCH });
    expect(service.Data).toMatchObject({ DeliveryDays: '5-6', IdentityNeeded: true });
    await save(delivery({ charge: 149, freeFrom: 50_000 }));
    // The offer is the better one, until it asks for more than the cart.
    expect(await asha.view({ BasketGUID: cart.BasketGUID })).toMatchObject<Partial<CartWire>>({ ShippingCharges: 0 });
    await api.context.db.deleteFrom('offers').execute();
    expect(await asha.view({ BasketGUID: cart.BasketGUID })).toMatchObject({ ShippingCharges: 149 });
  });

  test('cash on delivery follows its limit and its areas', async () => {
    await setSiteOption(api.context.db, 'CashOnDelivery', 'on');
    const { BasketGUID } = await asha.fill(WATCH);
    const cash = async (Pincode: string) => {
      const offered = await asha.caller.post<DataOf<typeof calls.paymentMethods>>('PaymentMethods', {
        BasketGUID,
        Pincode,
      });
      return offered.Data?.Methods.find(({ Method }) => Method === 'cash-on-delivery');
    };
    expect(await cash('560001')).toMatchObject({ Refusal: 'value', Maximum: 10_000 });
    await save({ cashOnDelivery: { ...DEMO_PROFILE.cashOnDelivery, limit: 20_000, notAt: ['5600'] } });
    expect(await cash('560001')).toMatchObject({ Refusal: 'pincode' });
    expect(await cash('563101')).toMatchObject({ Refusal: '' });
  });

  test('an order keeps the return window that it was placed under', async () => {
    await save({ returns: [{ categories: ["Men's Watches"], days: 30 }] });
    const { BasketGUID } = await asha.fill(WATCH);
    const { OrderNumber } = await asha.ordered({ BasketGUID });
    await save({ returns: [{ categories: ['Watches'], days: 3 }] });
    await api.context.db
      .updateTable('orders')
      .set({ state: 'delivered', delivered_at: NOW })
      .where('number', '=', OrderNumber)
      .execute();
    const order = await asha.caller.post<OrderWire>('OrderDetails', { OrderNumber });
    expect(order.Data?.Products.map(({ ReturnUntil }) => ReturnUntil)).toEqual([
      Date.parse('2026-12-20T23:59:59.999+05:30'),
    ]);
  });

  test('EMI plans of the profile count in place of those of the file', async () => {
    await save({
      emi: [
        { bank: 'Banyan Bank', months: 6, rate: 15, lowest: 5000, highest: 90_000, fee: 0, excludedCategories: [] },
      ],
    });
    const plans = await asha.caller.get<DataOf<typeof calls.emiPlans>>('EmiPlans');
    expect(plans.Data).toMatchObject([{ Bank: 'Banyan Bank', BankRate: 15, LowestAmount: 5000 }]);
  });

  test('pages state what the rules say', async () => {
    const text = '<p>{{delivery-terms}} {{return-days:Watches}}</p><p>{{delivery-table}}</p>';
    await api.context.db
      .insertInto('pages')
      .values({ slug: 'delivery', title: 'Delivery', content: text, footer_group: '', position: 0, modified_at: NOW })
      .execute();
    const page = async () => {
      const pages = await asha.caller.post<DataOf<typeof calls.pages>>('Page', { PageURL: 'delivery' });
      return pages.Data?.[0]?.PageContent ?? '';
    };
    expect(await page()).toContain('<p>Delivery is free from ₹5,000 and costs ₹99 below that. 7 days</p><table>');
    await save({
      ...delivery({ charge: 0, zones: [{ name: 'All of India', days: [2, 9] }] }),
      returns: [{ categories: ['Watches'], days: 10 }],
    });
    expect(await page()).toMatch(/^<p>Delivery is free\. 10 days<\/p><table>.*<td>All of India<\/td><td>2 to 9<\/td>/s);
  });

  test('a charge that was set as an option of an earlier release becomes that of the profile, once', async () => {
    await api.context.db.insertInto('site_options').values({ option_id: 'ShippingCharge', value: '49' }).execute();
    await open();
    expect(await stored()).toMatchObject({ Version: 2, SavedBy: 'upgrade', Profile: { delivery: { charge: 49 } } });
    await api.context.db.deleteFrom('offers').execute();
    expect(await asha.fill('2101PK01')).toMatchObject({ ShippingCharges: 49 });
    await open();
    expect(await stored()).toMatchObject({ Version: 2 });
  });

  test('a profile that an earlier release stored has the rules that were code then', async () => {
    const { delivery: _delivery, cashOnDelivery: _cash, returns: _returns, ...earlier } = DEMO_PROFILE;
    await api.context.db
      .updateTable('shop_profiles')
      .set({ document: JSON.stringify(earlier), saved_by: 'Meera Shah' })
      .execute();
    await open();
    expect(await stored()).toMatchObject({ Version: 1, Profile: { delivery: DEMO_PROFILE.delivery } });
  });
});
