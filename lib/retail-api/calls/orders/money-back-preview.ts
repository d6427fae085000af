import { calls, type MoneyBackPlanWire } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { invalidField } from '../../core/refusals.ts';
import { asCustomer } from '../../customers/account/as-customer.ts';
import { chooseCancelled } from '../../orders/cancel-pieces.ts';
import { moneyBackPlanWire, planMoneyBack } from '../../orders/money-back.ts';
import { findOrder } from '../../orders/order-store.ts';
import { refuseChange } from '../../orders/refuse-change.ts';
import { planReturn } from '../../orders/returns/plan-return.ts';
import { noSuchOrder } from './no-such-order.ts';

/** What would go back, and where to, before anything is done. */
export const moneyBackPreview = handlerFor(calls.moneyBackPreview, async (request, { db, now }, caller) =>
  asCustomer<MoneyBackPlanWire>(db, caller, async () => {
    const { OrderNumber, For, Lines, RefundTo: to } = request;
    const order = await findOrder(db, { OrderKey: '', OrderNumber }, caller);
    if (!order) return noSuchOrder();
    if (For !== 'cancel') return planReturn(db, order, { kind: For, lines: Lines, to }, now());
    if (to === 'bank') return invalidField('RefundTo', 'What is cancelled goes to no bank.');
    const refused = await refuseChange(db, order, 'cancel');
    if (refused) return refused;
    const pieces = Lines.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity }));
    const found = await chooseCancelled(db, order, { pieces });
    if (found.code !== 'Success') return found;
    const plan = await planMoneyBack(db, order, { amount: found.data.amount, to });
    return plan.code === 'Success' ? succeed(moneyBackPlanWire(plan.data)) : plan;
  }),
);
