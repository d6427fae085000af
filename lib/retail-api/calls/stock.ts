import { calls, type DataOf } from '#lib/contract/index.ts';
import { shopWarehouses } from '#lib/shared/shop-profile.ts';
import { lockImports } from '../catalogue/import-catalogue.ts';
import { readOnlineStock } from '../catalogue/stock/read-stock.ts';
import { saveStock } from '../catalogue/stock/save-stock.ts';
import { transferStock } from '../catalogue/stock/transfer-stock.ts';
import { warehouseCode } from '../catalogue/stock/warehouse-stock.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey, replayWithoutRows } from '../core/db/once-by-key.ts';
import { type Outcome, succeed } from '../core/outcome.ts';
import { noSuchProduct, refusedRows } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

type Saved = DataOf<typeof calls.saveStock>;

/** Names a warehouse where the shop has several. */
const ifSeveral = (stored: string) => (shopWarehouses().length > 1 ? { Warehouse: warehouseCode(stored) } : {});

/** Saves a batch of online stock, all rows or none, once per idempotency key; a dry run saves nothing. */
const handleSaveStock = handlerFor(calls.saveStock, async (request, context, caller) => {
  const { DryRun: dryRun, Operator: by, Note: note } = request;
  const now = context.now();
  const rows = request.Rows.map(({ SKU, Warehouse, Quantity, Change, ExpectedQuantity, Reason = request.Reason }) => {
    return {
      sku: SKU,
      warehouse: Warehouse,
      quantity: Quantity,
      change: Change,
      expected: ExpectedQuantity,
      reason: Reason,
    };
  });
  return inTransaction<Saved>(context.db, async (transaction) => {
    const save = async (): Promise<Outcome<Saved>> => {
      if (!dryRun) await lockImports(transaction, now);
      const { refused, steps } = await saveStock(transaction, rows, { now, by, note, dryRun });
      if (refused.length > 0) return refusedRows(refused, rows.length);
      return succeed({
        Saved: rows.length,
        Changed: steps.filter(({ before, after }) => before !== after).length,
        Rows: steps.map(({ row, sku, warehouse, before, after }) => {
          return { Row: row, SKU: sku, ...ifSeveral(warehouse), QuantityBefore: before, Quantity: after };
        }),
      });
    };
    if (dryRun) return save();
    return onceByKey<Saved>(transaction, { call: calls.saveStock, request, caller, now }, save, replayWithoutRows());
  });
});

type Transferred = DataOf<typeof calls.transferStock>;

/** Moves a batch of pieces between warehouses, all rows or none, once per idempotency key; a dry run moves nothing. */
const handleTransferStock = handlerFor(calls.transferStock, async (request, context, caller) => {
  const { DryRun: dryRun, Operator: by, Note: note } = request;
  const now = context.now();
  const rows = request.Rows.map(({ SKU, From, To, Quantity }) => {
    return { sku: SKU, from: From, to: To, quantity: Quantity };
  });
  return inTransaction<Transferred>(context.db, async (transaction) => {
    const transfer = async (): Promise<Outcome<Transferred>> => {
      if (!dryRun) await lockImports(transaction, now);
      const { refused, steps } = await transferStock(transaction, rows, { now, by, note, dryRun });
      if (refused.length > 0) return refusedRows(refused, rows.length);
      return succeed({
        Saved: rows.length,
        Rows: steps.map(({ row, sku, from, to, left, arrived }) => ({
          Row: row,
          SKU: sku,
          From: warehouseCode(from),
          FromQuantity: left,
          To: warehouseCode(to),
          ToQuantity: arrived,
        })),
      });
    };
    if (dryRun) return transfer();
    const key = { call: calls.transferStock, request, caller, now };
    return onceByKey<Transferred>(transaction, key, transfer, replayWithoutRows());
  });
});

/** The online stock of a product and its ledger. */
const productStock = handlerFor(calls.productStock, async ({ Id }, { db }) => {
  const stock = await readOnlineStock(db, Id);
  return stock ? succeed(stock) : noSuchProduct();
});

/** The shop's warehouses. */
const warehouses = handlerFor(calls.warehouses, async () =>
  succeed(shopWarehouses().map(({ code, name }) => ({ Code: code, Name: name }))),
);

/** Handlers of the calls about online stock. */
export const stockCalls: readonly CallHandler[] = [handleSaveStock, handleTransferStock, productStock, warehouses];
