import { calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { newId } from '../core/db/new-id.ts';
import { movesProducts } from '../staff/approvals/price-steps.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const RING = 'D101MR01';
const { Success, ApprovalNeeded, InvalidRequest } = RETURN_CODES;

describeOnEachEngine('prices in records of products that need a second person', (engine) => {
  let shop: StaffShop;
  beforeAll(async () => {
    shop = await staffShop(engine, { catalogue: 'demo' });
    setShopProfile({ ...DEMO_PROFILE, approvals: { priceJump: 20 } });
  });
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.api.close();
  });

  test('a jump waits until somebody else approves it, a smaller step and a wrong row do not', async () => {
    const [merchandiser, owner] = [await shop.join('merchandiser'), await shop.join('owner')];
    const read = async () => {
      const body = { ProductCode: WATCH };
      const shown = await shop.call<DataOf<typeof calls.productRecord>>('ProductRecord', body, merchandiser);
      return { version: shown.Data?.Version, price: Number(shown.Data?.Product.Price) };
    };
    const save = async (Price: number, more: object = {}) => {
      const { version } = await read();
      const Rows = [{ ProductCode: WATCH, ExpectedVersion: version, Product: { Price, ...more } }];
      return shop.call<{ ApprovalId: string }>('SaveProducts', { Rows, IdempotencyKey: newId() }, merchandiser);
    };
    const { price } = await read();
    expect((await save(Math.round(price * 0.9))).ReturnCode).toBe(Success.code);
    expect((await save(1, { Skus: 'none' })).ReturnCode).toBe(InvalidRequest.code);
    const asked = await save(Math.round(price * 0.5));
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    expect((await read()).price).toBe(Math.round(price * 0.9));
    const decision = { ApprovalId: asked.Data?.ApprovalId, Decision: 'approve' };
    expect((await shop.call('DecideApproval', decision, owner)).Data).toMatchObject({
      Call: 'SaveProducts',
      State: 'done',
      Outcome: 'Success',
    });
    expect((await read()).price).toBe(Math.round(price * 0.5));
  });

  test('small steps of one day count together, and a new size is judged by what the others cost', async () => {
    const merchandiser = await shop.join('merchandiser', 'second@shop.test');
    const read = async () => {
      const shown = await shop.call<DataOf<typeof calls.productRecord>>(
        'ProductRecord',
        { ProductCode: RING },
        merchandiser,
      );
      const product = shown.Data?.Product as { Price: number; MRP: number; Skus: { SKU: string }[] };
      return { version: shown.Data?.Version, product };
    };
    const save = async (Product: object) => {
      const { version } = await read();
      const Rows = [{ ProductCode: RING, ExpectedVersion: version, Product }];
      return shop.call('SaveProducts', { Rows, IdempotencyKey: newId() }, merchandiser);
    };
    const { Price, Skus } = (await read()).product;
    const size = (price: number) => ({
      Skus: [...Skus, { SKU: `${RING}-99`, SizeName: '99', StoreQuantity: 1, Price: price }],
    });
    const cheap = await save(size(1));
    expect(cheap.ReturnCode).toBe(ApprovalNeeded.code);
    expect((await save(size(Math.round(Price * 0.95)))).ReturnCode).toBe(Success.code);
    const step = (share: number) => save({ Price: Math.round(Price * share), Skus });
    expect((await step(0.85)).ReturnCode).toBe(Success.code);
    expect((await step(0.7)).ReturnCode).toBe(ApprovalNeeded.code);
  });

  test('a product that is removed and created again is judged by what it cost', async () => {
    const merchandiser = await shop.join('merchandiser', 'third@shop.test');
    const body = { ProductCode: RING };
    const shown = await shop.call<DataOf<typeof calls.productRecord>>('ProductRecord', body, merchandiser);
    const Rows = [{ ...body, Action: 'remove', ExpectedVersion: shown.Data?.Version }];
    const removed = await shop.call('SaveProducts', { Rows, IdempotencyKey: newId() }, merchandiser);
    expect(removed.ReturnCode).toBe(Success.code);
    const { db } = shop.api.context;
    const created = (share: number) => {
      const Product = { ...shown.Data?.Product, Price: Math.round(Number(shown.Data?.Product.Price) * share) };
      const fields = { Rows: [{ ...body, ExpectedVersion: 0, Product }], IdempotencyKey: newId() };
      return movesProducts(db, calls.saveProducts.request.parse(fields), shop.clock.now);
    };
    expect(await created(0.5)).toBe(true);
    expect(await created(1)).toBe(false);
    shop.clock.now += 2 * DAY_MS;
    expect(await created(0.5)).toBe(false);
  });
});
