import { calls, type DataOf } from '#lib/contract/index.ts';
import { lockImports } from '../catalogue/import-catalogue.ts';
import { readOnlineStock } from '../catalogue/stock/read-stock.ts';
import { saveStock } from '../catalogue/stock/save-stock.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey, replayWithoutRows } from '../core/db/once-by-key.ts';
import { type Outcome, succeed } from '../core/outcome.ts';
import { noSuchProduct, refusedRows } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

type Saved = DataOf<typeof calls.saveStock>;

/** Saves a batch of online stock, all rows or none, once per idempotency key; a dry run saves nothing. */
const handleSaveStock = handlerFor(calls.saveStock, async (request, context, caller) => {
  const { DryRun: dryRun, Operator: by, Note: note } = request;
  const now = context.now();
  const rows = request.Rows.map(({ SKU, Quantity, Change, ExpectedQuantity, Reason = request.Reason }) => {
    return { sku: SKU, quantity: Quantity, change: Change, expected: ExpectedQuantity, reason: Reason };
  });
  return inTransaction<Saved>(context.db, async (transaction) => {
    const save = async (): Promise<Outcome<Saved>> => {
      if (!dryRun) await lockImports(transaction, now);
      const { refused, steps } = await saveStock(transaction, rows, { now, by, note, dryRun });
      if (refused.length > 0) return refusedRows(refused, rows.length);
      return succeed({
        Saved: rows.length,
        Changed: steps.filter(({ before, after }) => before !== after).length,
        Rows: steps.map(({ row, sku, before, after }) => {
          return { Row: row, SKU: sku, QuantityBefore: before, Quantity: after };
        }),
      });
    };
    if (dryRun) return save();
    return onceByKey<Saved>(transaction, { call: calls.saveStock, request, caller, now }, save, replayWithoutRows());
  });
});

/** The online stock of a product and its ledger. */
const productStock = handlerFor(calls.productStock, async ({ Id }, { db }) => {
  const stock = await readOnlineStock(db, Id);
  return stock ? succeed(stock) : noSuchProduct();
});

/** Handlers of the calls about online stock. */
export const stockCalls: readonly CallHandler[] = [handleSaveStock, productStock];
