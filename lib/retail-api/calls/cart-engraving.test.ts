import { type CartWire, type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { resetShopRules, setDelivery } from '../testing/shop-rules.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const TERMS = { MaxLetters: 12, Place: 'Case back', Price: 499, ExtraDays: 2, Scripts: ['latin', 'devanagari'] };
const PRICE = 12_495;
const RING = '7701SV01-12';

describeOnEachEngine('engraving', (engine) => {
  let shop: OrderShop;
  let asha: OrderShopper;

  const offerEngraving = async (engraving: object | null) => {
    const { db } = shop;
    const { document } = await db
      .selectFrom('products')
      .select('document')
      .where('code', '=', WATCH)
      .executeTakeFirstOrThrow();
    const { Engraving: _before, ...product } = JSON.parse(document);
    const changed = JSON.stringify(engraving ? { ...product, Engraving: engraving } : product);
    await db.updateTable('products').set({ document: changed }).where('code', '=', WATCH).execute();
  };
  const add = (Engraving: string, Quantity = 1, SKU: string = WATCH) =>
    asha.caller.post<CartWire>('AddCart', { SKU, Quantity, Engraving });
  const linesOf = (cart: CartWire | null | undefined) =>
    cart?.Products.map(({ Engraving, Quantity }) => [Engraving?.Text ?? '', Quantity]);

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(async () => {
    await shop.reset({ [WATCH]: 28 });
    await offerEngraving(TERMS);
    asha = await orderShopper(shop.api, { email: 'asha@example.com' });
  });
  afterAll(() => shop.api.close());

  test('each engraved text has a cart line of its own, at the price of the piece and of its engraving', async () => {
    await add('');
    await add(' A  & R ');
    await add('मीरा');
    const { Data: cart } = await add('A & R');
    expect(linesOf(cart)).toEqual([
      ['', 1],
      ['A & R', 2],
      ['मीरा', 1],
    ]);
    expect(cart?.Products[1]).toMatchObject({
      UnitPrice: PRICE,
      INRPrice: 2 * (PRICE + 499),
      Engraving: { Text: 'A & R', Place: 'Case back', Price: 499, ExtraDays: 2 },
    });
    expect(cart).toMatchObject({ SubTotal: 4 * PRICE + 3 * 499, TotalMRP: 4 * 14_995 + 3 * 499 });
  });

  test.each([
    ['that is too long', 'Meera and Arjun', WATCH],
    ['with pictures', 'A ♥ R', WATCH],
    ['for a product that takes none', 'A & R', RING],
  ])('a text %s is refused', async (_what, text, SKU) => {
    const refused = await add(text, 1, SKU);
    expect(refused).toMatchObject({ ReturnCode: RETURN_CODES.InvalidRequest.code, Data: { Field: 'Engraving' } });
  });

  test('engraved and plain pieces share stock and limit', async () => {
    await shop.db.updateTable('skus').set({ quantity: 3 }).where('sku', '=', WATCH).execute();
    await add('', 2);
    expect((await add('A & R', 2)).ReturnCode).toBe(RETURN_CODES.QuantityLimit.code);
    const { Data: cart } = await add('A & R');
    expect(cart?.Products.map(({ MaximumQuantity }) => MaximumQuantity)).toEqual([2, 1]);
    expect(await asha.ordered()).toMatchObject({ TotalQuantity: 3 });
  });

  test('an engraved text is changed and removed in the cart; a line that equals another joins it', async () => {
    await add('');
    const { Data: cart } = await add('A & R', 2);
    const LineId = cart?.Products[1]?.LineId;
    const change = (fields: object) => asha.caller.post<CartWire>('UpdateCart', { LineId, Quantity: 2, ...fields });
    expect(linesOf((await change({ Engraving: 'Meera' })).Data)).toEqual([
      ['', 1],
      ['Meera', 2],
    ]);
    expect(linesOf((await change({})).Data)).toEqual([
      ['', 1],
      ['Meera', 2],
    ]);
    expect((await change({ Engraving: 'A ♥ R' })).ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    expect(linesOf((await change({ Engraving: '' })).Data)).toEqual([['', 3]]);
  });

  test('an offer is chosen for one of the lines of a SKU, by its id', async () => {
    await add('');
    const { Data: cart } = await add('A & R');
    const line = cart?.Products[1];
    await asha.caller.post('UpdateCartOffer', { LineId: line?.LineId, ProductUrl: line?.ProductUrl, OfferId: '' });
    const rows = await shop.db
      .selectFrom('basket_lines')
      .select(['engraving', 'offer_id'])
      .orderBy('added_at')
      .execute();
    expect(rows).toEqual([
      { engraving: '', offer_id: null },
      { engraving: 'A & R', offer_id: '' },
    ]);
  });

  test('a line whose text the product does not take any more cannot be bought', async () => {
    await add('A & R');
    await offerEngraving(null);
    expect(await asha.view()).toMatchObject({ PayableAmount: 0, Products: [{ Counted: false }] });
    expect((await asha.order()).ReturnCode).toBe(RETURN_CODES.OutOfStock.code);
  });

  test('an engraved line is saved for later with its text', async () => {
    await add('');
    const { Data: cart } = await add('A & R');
    await asha.caller.post('SaveForLater', { LineId: cart?.Products[1]?.LineId });
    const { Data: saved } = await asha.caller.post<DataOf<typeof calls.savedItems>>('SavedItems', {});
    expect(saved).toMatchObject([{ Engraving: { Text: 'A & R' } }]);
    await asha.caller.post('ReturnSavedItem', { SavedId: saved?.[0]?.SavedId });
    expect(linesOf(await asha.view())).toEqual([
      ['', 1],
      ['A & R', 1],
    ]);
  });

  const orderedEngraved = async () => {
    await add('A & R');
    const placed = await asha.ordered();
    await shop.pays(placed.OrderNumber);
    return { shopper: asha, order: placed };
  };

  test('an order names the text in mail and data download, and arrives later', async () => {
    await add('');
    const at = { BasketGUID: (await asha.view())?.BasketGUID, Pincode: '560001' };
    const serviceability = () => asha.caller.post<DataOf<typeof calls.checkServiceability>>('CheckServiceability', at);
    const plain = (await serviceability()).Data;
    const { order } = await orderedEngraved();
    expect(order.Products[1]).toMatchObject({ Engraving: { Text: 'A & R' }, INRPrice: PRICE + 499 });
    expect(order.EarliestDate > (plain?.EarliestDate ?? '')).toBe(true);
    const [mail] = await shop.mails('order-confirmed');
    expect(mail?.body).toContain('Case back engraved: A & R');
    const { Data: all } = await asha.caller.post('CustomerData', {});
    expect(all).toMatchObject({ Orders: [{ Products: [{ Engraving: '' }, { Engraving: 'A & R' }] }] });
  });

  test('an engraving is made before an express delivery begins, too, and its days are said', async () => {
    setDelivery({ express: { charge: 0, freeFrom: null, days: [0, 1], zones: ['Bengaluru'], pincodes: [] } });
    const deliveryOf = async (cart: CartWire | null) => {
      const at = { BasketGUID: cart?.BasketGUID, Pincode: '560001' };
      return (await asha.caller.post<DataOf<typeof calls.checkServiceability>>('CheckServiceability', at)).Data;
    };
    const plain = await deliveryOf((await add('')).Data);
    expect(plain).not.toHaveProperty('MakingDays');
    const engraved = await deliveryOf((await add('A & R')).Data);
    expect(engraved).toMatchObject({ MakingDays: 2, DeliveryDays: '3-4', Express: { DeliveryDays: '2-3' } });
    resetShopRules();
  });

  test('an engraved item is returned only if the store is at fault, and exchanged with the same text', async () => {
    const bought = await orderedEngraved();
    await shop.advanced(bought.order.OrderNumber, 'pack', 'ship', 'deliver');
    const [line] = (await shop.details(bought)).Products;
    expect(line).toMatchObject({ FaultsOnly: true, ReturnableQuantity: 1 });
    const preview = (For: string, Reason: string, ReplacementSKU = '') =>
      shop.preview(bought, { For, Lines: [{ LineId: line?.LineId, Quantity: 1, Reason, ReplacementSKU }] });
    expect(await preview('return', 'changed-mind')).toMatchObject({ Data: { Reason: 'not-taken-back' } });
    expect(await preview('return', 'damaged')).toMatchObject({ Data: { Amount: PRICE + 499 } });
    expect(await preview('exchange', 'damaged', WATCH)).toMatchObject({
      Data: { Amount: PRICE + 499, Difference: 0 },
    });
  });

  test('deleting the account deletes the text as soon as the order is over', async () => {
    const { order } = await orderedEngraved();
    const textOf = async () => {
      const { document } = await shop.db.selectFrom('order_lines').select('document').executeTakeFirstOrThrow();
      return JSON.parse(document).engraving.text;
    };
    await shop.db.updateTable('orders').set({ customer_id: null }).execute();
    await shop.advanced(order.OrderNumber, 'pack', 'ship');
    expect(await textOf()).toBe('A & R');
    await shop.advanced(order.OrderNumber, 'deliver');
    expect(await textOf()).toBe('');
  });

  test('an order placed again brings the text along', async () => {
    const { order } = await orderedEngraved();
    await asha.caller.post('OrderAgain', { OrderNumber: order.OrderNumber, IdempotencyKey: newId() });
    expect(linesOf(await asha.view())).toEqual([['A & R', 1]]);
  });
});
