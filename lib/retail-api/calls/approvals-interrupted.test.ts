import type { Kysely } from 'kysely';
import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { createApi } from '../app/app.ts';
import type { Database } from '../core/db/schema.ts';
import { interruptRunning } from '../staff/approvals/approval-repository.ts';
import { send } from '../testing/api-caller.ts';
import { type ApprovalShop, approvalShop } from '../testing/approval-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Due = DataOf<typeof calls.orderRefundsDue>;

const { ApprovalNeeded, Conflict, Success } = RETURN_CODES;

/** A database of a process that dies at the statement which `isLast` recognises: that one and all later ones fail. */
function dyingAt(db: Kysely<Database>, isLast: (statement: string) => boolean): Kysely<Database> {
  let isDead = false;
  return db.withPlugin({
    transformQuery({ node }) {
      isDead ||= isLast(JSON.stringify(node));
      if (isDead) throw new Error('The process was killed.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

const audits = (statement: string) => statement.includes('InsertQueryNode') && statement.includes('desk_audit');
const records = (statement: string) => statement.includes('UpdateQueryNode') && statement.includes('"outcome"');

describeOnEachEngine('an approved call whose process is killed', (engine) => {
  let approvals: ApprovalShop;

  beforeAll(async () => {
    approvals = await approvalShop(engine);
  });
  beforeEach(() => approvals.reset());
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await approvals.shop.api.close();
  });

  /** A request that the manager approves in a process that dies at a statement. */
  const killed = async (isLast: (statement: string) => boolean) => {
    const { shop, sessions } = approvals;
    const { OrderRefundId, OrderNumber } = await approvals.refundDue();
    const asked = await approvals.mark('accountant', OrderRefundId);
    const id = asked.Data?.ApprovalId ?? '';
    // The first entry of the audit is that of the decision, and the first outcome that of the call's own entry.
    let seen = 0;
    const dying = { ...shop.api.context, db: dyingAt(shop.db, (text) => isLast(text) && ++seen > 1) };
    const answer = await send(createApi(dying), 'DecideApproval', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sessions.get('manager')}` },
      body: JSON.stringify({ ApprovalId: id, Decision: 'approve' }),
    });
    expect(answer.status).toBe(500);
    return { id, OrderRefundId, OrderNumber };
  };
  const due = async () => (await approvals.as<Due>('accountant', 'OrderRefundsDue', {})).Data;

  test('before it is made: it runs, then counts as interrupted, and can be asked for again', async () => {
    const { id, OrderRefundId } = await killed(audits);
    expect(await approvals.listed('manager', { State: 'running' })).toMatchObject([{ ApprovalId: id, Outcome: '' }]);
    expect((await approvals.decide('second', id)).ReturnCode).toBe(Conflict.code);
    expect((await approvals.mark('accountant', OrderRefundId)).Data).toMatchObject({ ApprovalId: id });
    approvals.shop.clock.now += 10 * MINUTE_MS;
    expect(await approvals.listed('manager', { State: 'running' })).toEqual([]);
    expect(await approvals.listed('manager', { State: 'interrupted' })).toMatchObject([
      { ApprovalId: id, State: 'interrupted', MayDecide: false, DecidedBy: 'The manager' },
    ]);
    expect((await approvals.decide('second', id)).ReturnCode).toBe(Conflict.code);
    expect(await due()).toMatchObject([{ OrderRefundId }]);
    const again = await approvals.mark('accountant', OrderRefundId);
    expect(again.ReturnCode).toBe(ApprovalNeeded.code);
    expect(again.Data?.ApprovalId).not.toBe(id);
    expect((await approvals.decide('second', again.Data?.ApprovalId)).Data).toMatchObject({ State: 'done' });
    expect(await due()).toEqual([]);
  });

  test('after it was made: a restart says so, and who asks again finds it done', async () => {
    const { id, OrderRefundId } = await killed(records);
    expect(await due()).toEqual([]);
    await interruptRunning(approvals.shop.db);
    expect(await approvals.listed('manager')).toMatchObject([{ ApprovalId: id, State: 'interrupted', Outcome: '' }]);
    expect((await approvals.mark('accountant', OrderRefundId)).ReturnCode).toBe(Success.code);
    expect(await approvals.listed('manager')).toHaveLength(1);
  });

  test('a finished one stays done, however long ago it began', async () => {
    const { OrderRefundId } = await approvals.refundDue();
    const asked = await approvals.mark('accountant', OrderRefundId);
    const decided = await approvals.decide('manager', asked.Data?.ApprovalId);
    expect(decided.Data).toMatchObject({ State: 'done', Outcome: 'Success' });
    approvals.shop.clock.now += 10 * MINUTE_MS;
    expect(await approvals.listed('manager')).toMatchObject([{ State: 'done' }]);
  });
});
