import { calls, type DataOf } from '#lib/contract/index.ts';
import { handlerFor } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { markSent } from '../../orders/money-to-send.ts';

type Marked = DataOf<typeof calls.markMoneyBack>;

/** Writes down that the operator has sent money. */
export const markMoneyBack = handlerFor(calls.markMoneyBack, async ({ MoneyBackId, Reference, Operator }, context) =>
  inTransaction<Marked>(context.db, async (transaction) => {
    const marked = await markSent(
      transaction,
      { id: MoneyBackId, sentAs: Reference, actor: `desk:${Operator}` },
      { ...context, now: context.now() },
    );
    if (marked.code !== 'Success') return marked;
    const { orderNumber, amount } = marked.data;
    return { ...marked, data: { OrderNumber: orderNumber, Amount: amount } };
  }),
);
