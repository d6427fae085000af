import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import type { Database } from '../core/db/schema.ts';
import { type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { type EditResult, editOrder, type OrderEdit } from '../orders/changes/edit-order.ts';
import { readOrderVersion } from '../orders/changes/order-version.ts';
import { readOrder } from '../orders/order-repository.ts';
import { phoneOrderWire } from '../orders/phone/phone-order-wire.ts';
import { moneyPartsWire } from '../orders/refunds/order-refund.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

type EditRequest = z.output<typeof calls.editOrder.request>;
type Edited = DataOf<typeof calls.editOrder>;

/** Edits an order before it is packed, once per idempotency key; a dry run is rolled back. */
const handleEditOrder = handlerFor(calls.editOrder, async (request, context, caller) => {
  const { db, siteUrl, secret, payments } = context;
  const now = context.now();
  const { OrderNumber, DryRun } = request;
  const unexpected = DryRun ? null : missingAmount(request);
  if (unexpected) return unexpected;
  const edit = () =>
    inTransaction<Edited>(
      db,
      async (transaction) => {
        const run = async (): Promise<Outcome<Edited>> => {
          const done = await editOrder(transaction, OrderNumber, editOf(request), { siteUrl, secret, payments, now });
          if (done.code !== 'Success') return done;
          return succeed(await editedWire(transaction, request, done.data, siteUrl));
        };
        if (DryRun) return run();
        return onceByKey<Edited>(transaction, { call: calls.editOrder, request, caller, now }, run, {
          storedPart: ({ Refund, Addition }) => JSON.stringify({ Refund, number: Addition?.OrderNumber ?? '' }),
          replay: (stored) => replay(transaction, OrderNumber, JSON.parse(stored), siteUrl),
        });
      },
      DryRun ? [] : ['Success'],
    );
  return edit();
});

function missingAmount({ Remove, Add, ExpectedRefund, ExpectedTotal }: EditRequest): Outcome<never> | null {
  const required = 'It is required: the amount that a dry run answered.';
  if (Remove.length > 0 && ExpectedRefund === null) return invalidField('ExpectedRefund', required);
  return Add.length > 0 && ExpectedTotal === null ? invalidField('ExpectedTotal', required) : null;
}

function editOf(request: EditRequest): OrderEdit {
  return {
    version: request.Version,
    address: request.Address,
    sizes: request.Sizes.map(({ LineId, SKU }) => ({ lineId: LineId, sku: SKU })),
    remove: request.Remove.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity })),
    add: request.Add.map(({ SKU, Quantity }) => ({ sku: SKU, quantity: Quantity })),
    payment: request.Payment,
    pan: request.PAN,
    reason: request.Reason,
    expectedRefund: request.ExpectedRefund,
    expectedTotal: request.ExpectedTotal,
    by: request.Operator,
    dryRun: request.DryRun,
  };
}

async function editedWire(
  db: Kysely<Database>,
  { OrderNumber, DryRun, Version }: EditRequest,
  { refund, addition }: EditResult,
  siteUrl: string,
): Promise<Edited> {
  return {
    Edited: !DryRun,
    OrderNumber,
    Version: DryRun ? Version : await readOrderVersion(db, OrderNumber),
    Refund: refund && { Amount: refund.amount, Parts: moneyPartsWire(refund.shares) },
    Addition: addition && (await phoneOrderWire(db, addition, { siteUrl, placed: !DryRun })),
  };
}

async function replay(
  db: Kysely<Database>,
  OrderNumber: string,
  stored: { Refund: Edited['Refund']; number: string },
  siteUrl: string,
): Promise<Outcome<Edited>> {
  const addition = stored.number === '' ? undefined : await readOrder(db, stored.number);
  return succeed({
    Edited: true,
    OrderNumber,
    Version: await readOrderVersion(db, OrderNumber),
    Refund: stored.Refund,
    Addition: addition ? await phoneOrderWire(db, addition, { siteUrl, placed: true }) : null,
  });
}

/** Handlers of the call with which staff edit orders. */
export const orderEditCalls: readonly CallHandler[] = [handleEditOrder];
