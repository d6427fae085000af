import type { calls, DataOf } from '#lib/contract/index.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { type ApprovalShop, approvalShop } from '../testing/approval-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Audit = DataOf<typeof calls.deskAudit>;

describeOnEachEngine('an approval by somebody whom the requester has invited', (engine) => {
  let approvals: ApprovalShop;
  beforeAll(async () => {
    approvals = await approvalShop(engine);
  });
  beforeEach(() => approvals.reset());
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await approvals.shop.api.close();
  });

  /** Says that the accountant, who asks, has invited these members. */
  async function invitedByAccountant(...emails: string[]) {
    const { db } = approvals.shop;
    const asks = db.selectFrom('staff_members').select('id').where('email', '=', 'accountant@shop.test');
    const { id } = await asks.executeTakeFirstOrThrow();
    await db.updateTable('staff_members').set({ inviter_id: null }).execute();
    await db.updateTable('staff_members').set({ inviter_id: id }).where('email', 'in', emails).execute();
  }

  test('is refused while anybody else may approve', async () => {
    const { mark, decide, listed, refundDue } = approvals;
    await invitedByAccountant('manager@shop.test');
    const id = (await mark('accountant', (await refundDue()).OrderRefundId)).Data?.ApprovalId;
    expect(await listed('manager')).toMatchObject([{ MayDecide: false, Tie: 'invited-by-requester' }]);
    expect(await decide('manager', id)).toMatchObject({ Data: { Reason: 'invited-by-requester' } });
    expect(await listed('second')).toMatchObject([{ MayDecide: true, Tie: 'none' }]);
    expect((await decide('second', id)).Data).toMatchObject({ State: 'done', Tie: 'none' });
  });

  test('is made where nobody else may, and marked in the request and in the audit', async () => {
    const { as, mark, decide, listed, refundDue } = approvals;
    await invitedByAccountant('owner@shop.test', 'manager@shop.test', 'second@shop.test');
    const { OrderRefundId, OrderNumber } = await refundDue();
    const id = (await mark('accountant', OrderRefundId)).Data?.ApprovalId;
    expect((await decide('manager', id)).Data).toMatchObject({ State: 'done', Tie: 'invited-by-requester' });
    expect(await listed('owner')).toMatchObject([{ Tie: 'invited-by-requester' }]);
    const audit = await as<Audit>('manager', 'DeskAudit', { Subject: OrderNumber });
    expect(audit.Data?.Entries.find(({ Call }) => Call === 'MarkOrderRefund')?.Credential).toBe(
      'session, approved by The manager, whom they invited',
    );
  });
});
