import type { calls, DataOf, StaffRole } from '#lib/contract/index.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import type { Engine } from '../core/db/engine.ts';
import { orderShop } from './order-shop.ts';
import { staffOf } from './staff-shop.ts';

type Listed = DataOf<typeof calls.approvalList>;
type Decided = DataOf<typeof calls.decideApproval>;
type Due = DataOf<typeof calls.orderRefundsDue>;

/** What an answer with ApprovalNeeded says. */
export interface Asked {
  ApprovalId: string;
  At: number;
}

/** A shop where orders are bought, and whose refunds and prices need a second person. */
export async function approvalShop(engine: Engine) {
  const shop = await orderShop(engine);
  const staff = staffOf(shop.api, shop.clock);
  const sessions = new Map<string, string>();
  const roles: StaffRole[] = ['owner', 'manager', 'packer', 'merchandiser', 'accountant'];
  for (const role of roles) sessions.set(role, await staff.join(role));
  sessions.set('second', await staff.join('manager', 'second@shop.test'));
  /** Makes a call as a member, or with a bearer. */
  const as = <Data>(who: string, name: string, body: object) => staff.call<Data>(name, body, sessions.get(who) ?? who);

  return {
    shop,
    staff,
    sessions,
    as,
    /** Forgets orders and requests, and sets the limits: ₹1,000, and 20%. */
    async reset() {
      await shop.reset();
      await shop.db.deleteFrom('approvals').execute();
      const cashOnDelivery = { ...DEMO_PROFILE.cashOnDelivery, limit: 1_000_000 };
      setShopProfile({ ...DEMO_PROFILE, cashOnDelivery, approvals: { refundsFrom: 1000, priceJump: 20 } });
    },
    async listed(who: string, body: object = {}) {
      return (await as<Listed>(who, 'ApprovalList', body)).Data?.Approvals ?? [];
    },
    decide: (who: string, ApprovalId: string | undefined, more: object = {}) =>
      as<Decided>(who, 'DecideApproval', { ApprovalId, Decision: 'approve', ...more }),
    /** A refund that its gateway refused, which the accountant sends by hand. */
    async refundDue() {
      await shop.cancel(await shop.bought());
      await shop.db.updateTable('refunds').set({ state: 'failed', next_try_at: null }).execute();
      const [due] = (await as<Due>('accountant', 'OrderRefundsDue', {})).Data ?? [];
      if (!due) throw new Error('No refund is due.');
      return due;
    },
    mark: (who: string, OrderRefundId: string, more: object = {}) =>
      as<Asked>(who, 'MarkOrderRefund', { OrderRefundId, Reference: 'UTR-123456', ...more }),
  };
}

/** The shop of `approvalShop`. */
export type ApprovalShop = Awaited<ReturnType<typeof approvalShop>>;
