import { RETURN_CODES } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { type ApprovalShop, approvalShop } from '../testing/approval-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const { ApprovalNeeded } = RETURN_CODES;

describeOnEachEngine('mails about requests for approval', (engine) => {
  let approvals: ApprovalShop;
  beforeAll(async () => {
    approvals = await approvalShop(engine);
  });
  beforeEach(async () => {
    await approvals.reset();
    await approvals.shop.db.deleteFrom('outbox').execute();
    approvals.shop.clock.now += HOUR_MS;
    for (const who of ['owner', 'manager', 'second', 'accountant'])
      approvals.sessions.set(who, await approvals.staff.signIn(`${who}@shop.test`));
  });
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await approvals.shop.api.close();
  });

  const mails = () =>
    approvals.shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'approval').orderBy('recipient').execute();

  test('those who may decide are told once, with a link and nothing of the customer in the subject', async () => {
    const { OrderRefundId, OrderNumber } = await approvals.refundDue();
    await approvals.mark('manager', OrderRefundId);
    await approvals.mark('manager', OrderRefundId);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([
      'accountant@shop.test',
      'owner@shop.test',
      'second@shop.test',
    ]);
    const [first] = sent;
    expect(first?.subject).toBe('A request waits for your approval at Samay');
    expect(first?.body).toContain('The manager asks for a second person: Record as sent ₹');
    expect(first?.body).toContain(`for ${OrderNumber}.`);
    expect(first?.body).toContain('http://back-office.test/approvals');
    expect(first?.body).not.toMatch(/@|\b\d{10}\b/);
  });

  test('nobody who is suspended is told, and nobody twenty times in an hour', async () => {
    const { db } = approvals.shop;
    await db.updateTable('staff_members').set({ state: 'suspended' }).where('email', '=', 'second@shop.test').execute();
    try {
      const { OrderRefundId } = await approvals.refundDue();
      for (let more = 0; more < 21; more += 1) {
        const asked = await approvals.mark('manager', OrderRefundId, { Reference: `UTR-${1000 + more}` });
        expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
      }
      const sent = await mails();
      expect(sent.filter(({ recipient }) => recipient === 'second@shop.test')).toEqual([]);
      expect(sent.filter(({ recipient }) => recipient === 'owner@shop.test')).toHaveLength(20);
    } finally {
      await db.updateTable('staff_members').set({ state: 'active' }).execute();
    }
  });
});
