import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { cartCallsOf } from '../testing/cart-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('cart calls repeated with an idempotency key', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed' });
  });
  beforeEach(async () => {
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const { add, view, cartWith, firstLine } = cartCallsOf(() => caller);

  test('AddCart with a repeated key adds once, concurrently or later', async () => {
    const body = { SKU: WATCH, IdempotencyKey: 'key-00000001' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(body)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await add(body)).toEqual(answers[0]);
    const cart = answers[0]?.Data;
    expect(cart).toMatchObject({ TotalQuantity: 1 });
    expect(await view(cart?.BasketGUID ?? '')).toEqual(cart);
    const { baskets } = await api.context.db
      .selectFrom('baskets')
      .innerJoin('basket_lines', 'basket_lines.basket_guid', 'baskets.guid')
      .select(({ fn }) => fn.countAll<number>().as('baskets'))
      .where('baskets.guid', '=', cart?.BasketGUID ?? '')
      .executeTakeFirstOrThrow();
    expect(baskets).toBe(1);
  });

  test('AddCart repeated after another change returns the current cart; only the basket id is stored for its key', async () => {
    const body = { SKU: WATCH, IdempotencyKey: 'key-00000005' };
    const { BasketGUID } = await cartWith(body);
    const later = await cartWith({ SKU: TWO_LEFT, BasketGUID });
    expect((await add(body)).Data).toEqual(later);
    const stored = await api.context.db
      .selectFrom('idempotency_keys')
      .select('response')
      .where('key', '=', body.IdempotencyKey)
      .execute();
    expect(stored).toEqual([{ response: BasketGUID }]);
  });

  test('AddCart with a repeated key adds once even if a coupon or gift was added or removed in between', async () => {
    const body = { SKU: WATCH, IdempotencyKey: 'key-00000006', CouponCode: 'ONE' };
    const { BasketGUID } = await cartWith(body);
    const gifts = { GCSessionId: 'B'.repeat(24), GiftCouponRequestId: 'C'.repeat(24) };
    for (const now of [{ CouponCode: 'OTHER' }, { CouponCode: '' }, gifts]) {
      const again = await add({ ...body, ...now });
      expect(again).toMatchObject({ ReturnCode: 0, Data: { BasketGUID, TotalQuantity: 1 } });
    }
  });

  test('a repeated key with another body is refused; another session may use the same key', async () => {
    const body = { SKU: WATCH, IdempotencyKey: 'key-00000002' };
    const mine = await cartWith(body);
    expect((await add({ ...body, Quantity: 2 })).ReturnCode).toBe(code('KeyReused'));
    caller = await signInSession(api.handle);
    const theirs = await cartWith(body);
    expect(theirs.BasketGUID).not.toBe(mine.BasketGUID);
  });

  test('a repeated update with the version it replaced returns the same response', async () => {
    const cart = await cartWith({ SKU: WATCH });
    const update = { BasketGUID: cart.BasketGUID, LineId: firstLine(cart), Version: cart.Version, Quantity: 2 };
    const keyed = { ...update, IdempotencyKey: 'key-00000004' };
    const first = await caller.post('UpdateCart', keyed);
    expect(first).toMatchObject({ ReturnCode: 0, Data: { TotalQuantity: 2 } });
    expect(await caller.post('UpdateCart', keyed)).toEqual(first);
    expect((await caller.post('UpdateCart', update)).ReturnCode).toBe(code('Conflict'));
  });

  test('a refused add leaves its idempotency key unused', async () => {
    const key = { IdempotencyKey: 'key-00000003' };
    expect((await add({ SKU: WATCH, BasketGUID: 'A'.repeat(24), ...key })).ReturnCode).toBe(code('NotFound'));
    expect((await add({ SKU: WATCH, ...key })).ReturnCode).toBe(0);
  });
});
