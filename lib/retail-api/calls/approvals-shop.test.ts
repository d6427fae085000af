import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { createLog } from '#lib/shared/log.ts';
import { DEMO_PROFILE, setShopProfile, shopProfile } from '#lib/shared/shop-profile.ts';
import { openShopProfile } from '../content/shop/open-shop.ts';
import { type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const { Success, ApprovalNeeded, InvalidRequest } = RETURN_CODES;
/** The GSTIN of the demo is no real one, so that no shop is saved with it. */
const SELLER = { ...DEMO_PROFILE.seller, gstin: '08AAAAA0000A1Z2' };
const ACME = { ...DEMO_PROFILE, name: 'Acme', orderPrefix: 'AC', seller: SELLER };
const LIMITS = { refundsFrom: 1000, priceJump: 20 };

describeOnEachEngine('the limits above which a second person is needed', (engine) => {
  let shop: StaffShop;
  beforeAll(async () => {
    shop = await staffShop(engine);
    await openShopProfile({
      db: shop.api.context.db,
      settings: parseEnvironment({}),
      log: createLog('retail-api', 'silent'),
      now: () => shop.clock.now,
      onChanged: () => undefined,
    });
  });
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.api.close();
  });

  test('nobody lifts them alone, so that they could pass them; tighter ones and other fields are saved at once', async () => {
    const [manager, owner] = [await shop.join('manager'), await shop.join('owner')];
    let version = 1;
    const save = async (fields: object, more: object = {}) => {
      const body = { Profile: { ...ACME, ...fields }, ExpectedVersion: version, ...more };
      const answer = await shop.call<{ ApprovalId: string }>('SaveShopProfile', body, manager);
      if (answer.ReturnCode !== Success.code || 'DryRun' in more) return answer;
      version += 1;
      setShopProfile({ ...shopProfile(), ...fields });
      return answer;
    };
    expect((await save({ approvals: LIMITS })).ReturnCode).toBe(Success.code);
    expect((await save({ approvals: { ...LIMITS, priceJump: 10 }, name: 'Acme Watches' })).ReturnCode).toBe(
      Success.code,
    );
    const looser = [undefined, {}, { refundsFrom: 1000 }, { refundsFrom: 1001, priceJump: 10 }];
    for (const approvals of looser) expect((await save({ approvals })).ReturnCode).toBe(ApprovalNeeded.code);
    const more = { ...LIMITS, priceJump: 10, priceHours: 48, discountsAbove: 30 };
    expect((await save({ approvals: more })).ReturnCode).toBe(Success.code);
    for (const wider of [{ priceHours: 24 }, { discountsAbove: 31 }, { discountsAbove: undefined }])
      expect((await save({ approvals: { ...more, ...wider } })).ReturnCode).toBe(ApprovalNeeded.code);
    expect((await save({}, { DryRun: true })).ReturnCode).toBe(Success.code);
    expect((await save({ orderPrefix: 'wrong' })).ReturnCode).toBe(InvalidRequest.code);
    const asked = await save({ approvals: undefined, name: 'Late' });
    const decision = { ApprovalId: asked.Data?.ApprovalId, Decision: 'approve' };
    const decided = await shop.call<DataOf<typeof calls.decideApproval>>('DecideApproval', decision, owner);
    expect(decided.Data).toMatchObject({ Call: 'SaveShopProfile', State: 'done', Outcome: 'Success' });
    const saved = await shop.call<DataOf<typeof calls.shopProfile>>('ShopProfile', null, owner);
    expect(saved.Data?.Profile).not.toHaveProperty('approvals');
  });
});
