import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { newId } from '../core/db/new-id.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

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
});
