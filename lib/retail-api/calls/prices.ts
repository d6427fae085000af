import type { z } from 'zod';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { lockImports } from '../catalogue/import-catalogue.ts';
import type { PriceRow } from '../catalogue/prices/plan-prices.ts';
import { readPrices } from '../catalogue/prices/read-prices.ts';
import { regularPriceOf } from '../catalogue/prices/reprice.ts';
import { savePrices } from '../catalogue/prices/save-prices.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey, replayWithoutRows } from '../core/db/once-by-key.ts';
import { type Outcome, succeed } from '../core/outcome.ts';
import { noSuchProduct, refusedRows } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

type Saved = DataOf<typeof calls.savePrices>;
type Row = z.output<typeof calls.savePrices.request>['Rows'][number];

/** Saves a batch of prices, all rows or none, once per idempotency key; a dry run saves nothing. */
const handleSavePrices = handlerFor(calls.savePrices, async (request, context, caller) => {
  const { DryRun: dryRun, Replace: replace, Force, MaximumJump, Operator: by, Note: note } = request;
  const now = context.now();
  const rows = request.Rows.map(priceRow);
  return inTransaction<Saved>(context.db, async (transaction) => {
    const save = async (): Promise<Outcome<Saved>> => {
      if (!dryRun) await lockImports(transaction, now);
      const options = { now, replace, maximumJump: Force ? null : MaximumJump, by, note, dryRun };
      const saved = await savePrices(transaction, rows, options);
      if ('refused' in saved) return refusedRows(saved.refused, rows.length);
      return succeed({
        Saved: rows.length,
        Changed: saved.changed,
        Scheduled: saved.scheduled,
        Rows: [...saved.rows].map(([number, { row, skus }]) => presentRow(number, row, skus, now)),
      });
    };
    if (dryRun) return save();
    return onceByKey<Saved>(transaction, { call: calls.savePrices, request, caller, now }, save, replayWithoutRows());
  });
});

function priceRow({ Id, Price, MRP, From, Until, ExpectedPrice }: Row): PriceRow {
  return {
    id: Id,
    price: Price,
    mrp: MRP,
    from: From === undefined ? undefined : Date.parse(From),
    until: Until === undefined ? undefined : Date.parse(Until),
    expected: ExpectedPrice,
  };
}

type PlannedSkus = Extract<Awaited<ReturnType<typeof savePrices>>, { rows: unknown }>['rows'];

/** What a row does: `skus` as they were before. */
function presentRow(
  Row: number,
  { price, mrp, from, until }: PriceRow,
  skus: NonNullable<ReturnType<PlannedSkus['get']>>['skus'],
  now: number,
): Saved['Rows'][number] {
  const cheapest = skus.toSorted((one, other) => regularPriceOf(one.state) - regularPriceOf(other.state))[0];
  const MRPBefore = cheapest?.state.mrp ?? 0;
  return {
    Row,
    ProductCode: cheapest?.productCode ?? '',
    SKUs: skus.map(({ sku }) => sku),
    PriceBefore: cheapest ? regularPriceOf(cheapest.state) : 0,
    MRPBefore,
    Price: price,
    MRP: mrp ?? MRPBefore,
    From: from !== undefined && from > now ? from : null,
    Until: until ?? null,
  };
}

/** The prices of a product: now, scheduled and earlier. */
const productPrices = handlerFor(calls.productPrices, async ({ Id }, { db }) => {
  const prices = await readPrices(db, Id);
  return prices ? succeed(prices) : noSuchProduct();
});

/** Handlers of the calls about prices. */
export const priceCalls: readonly CallHandler[] = [handleSavePrices, productPrices];
