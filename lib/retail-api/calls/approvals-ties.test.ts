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

  test.each([
    ['suspended', { State: 'suspended' }],
    ['given another role', { Role: 'packer' }],
  ])('is refused where who else might was %s before', async (_how, change) => {
    const { as, shop, mark, decide, listed, refundDue } = approvals;
    await invitedByAccountant('owner@shop.test', 'manager@shop.test');
    const { id: StaffId } = await shop.db
      .selectFrom('staff_members')
      .select('id')
      .where('email', '=', 'second@shop.test')
      .executeTakeFirstOrThrow();
    await as('owner', 'ChangeStaff', { StaffId, ...change });
    const id = (await mark('accountant', (await refundDue()).OrderRefundId)).Data?.ApprovalId;
    expect(await listed('manager')).toMatchObject([{ MayDecide: false }]);
    expect(await decide('manager', id)).toMatchObject({ Data: { Reason: 'invited-by-requester' } });
    await shop.db.updateTable('desk_audit').set({ at: 0 }).where('subject', '=', StaffId).execute();
    expect((await decide('manager', id)).Data).toMatchObject({ State: 'done', Tie: 'invited-by-requester' });
    await as('owner', 'ChangeStaff', { StaffId, State: 'active', Role: 'manager' });
    await shop.db.deleteFrom('desk_audit').execute();
  });

  test('is not held up by somebody who was suspended and could not approve it before', async () => {
    const { as, shop, mark, decide, refundDue } = approvals;
    await invitedByAccountant('owner@shop.test', 'manager@shop.test', 'second@shop.test');
    const packers = shop.db.selectFrom('staff_members').select('id').where('role', '=', 'packer');
    const { id: StaffId } = await packers.executeTakeFirstOrThrow();
    await as('owner', 'ChangeStaff', { StaffId, State: 'suspended' });
    const id = (await mark('accountant', (await refundDue()).OrderRefundId)).Data?.ApprovalId;
    expect((await decide('manager', id)).Data).toMatchObject({ State: 'done' });
  });
});
