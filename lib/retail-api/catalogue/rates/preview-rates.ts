import type { Kysely } from 'kysely';
import type { calls, DataOf } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { regularOfRow } from '../prices/price-repository.ts';
import { isJump } from './merge-rates.ts';
import { PRICED_BY_HAND, type RatesInForce } from './price-by-metal-rates.ts';
import { type MetalRateProduct, productsByMetalRates } from './products-by-metal-rates.ts';

type Preview = Pick<DataOf<typeof calls.saveMetalRates>, 'Products' | 'Next'> & {
  Totals: NonNullable<DataOf<typeof calls.saveMetalRates>['Totals']>;
};

interface PreviewOptions {
  /** In per cent. */
  maximumJump: number;
  /** The most products in the list. */
  limit: number;
}

/** The effect of rates on all jewellery, with the first products of the list. */
export async function previewRates(
  db: Kysely<Database>,
  rates: RatesInForce,
  { maximumJump, limit }: PreviewOptions,
): Promise<Preview> {
  const totals = { Products: 0, Up: 0, Down: 0, Same: 0, Kept: 0, Jumps: 0, SizesByHand: 0 };
  const reasons = new Map<string, number>();
  const listed: Preview['Products'] = [];
  let hasMore = false;
  for await (const products of productsByMetalRates(db, rates)) {
    for (const product of products) {
      const { row, move } = present(product, maximumJump);
      totals.Products++;
      totals.SizesByHand += product.sizes.filter(({ outcome }) => outcome.reason === PRICED_BY_HAND).length;
      if (row.IsJump) totals.Jumps++;
      totals[move]++;
      if (move === 'Kept') reasons.set(row.Reason, (reasons.get(row.Reason) ?? 0) + 1);
      if (move === 'Same') continue;
      if (listed.length < limit) listed.push(row);
      else hasMore = true;
    }
  }
  const Reasons = [...reasons]
    .map(([Reason, count]) => ({ Reason, Products: count }))
    .toSorted((one, other) => other.Products - one.Products);
  return {
    Totals: { ...totals, Reasons },
    Products: listed,
    Next: hasMore ? (listed.at(-1)?.ProductCode ?? null) : null,
  };
}

/** A later part of the same list: the products whose codes come after `after`. */
export async function listRepriced(
  db: Kysely<Database>,
  rates: RatesInForce,
  after: string,
  { maximumJump, limit }: PreviewOptions,
): Promise<Pick<Preview, 'Products' | 'Next'>> {
  const listed: Preview['Products'] = [];
  for await (const products of productsByMetalRates(db, rates, { after })) {
    for (const product of products) {
      const { row, move } = present(product, maximumJump);
      if (move === 'Same') continue;
      if (listed.length === limit) return { Products: listed, Next: listed.at(-1)?.ProductCode ?? null };
      listed.push(row);
    }
  }
  return { Products: listed, Next: null };
}

/**
 * A product as the list shows it, at the price of its cheapest size, and where its prices move: what its sizes cost
 * together decides. A product that no rate prices moves nowhere, but is listed with its reason.
 */
function present(
  { code, title, sizes }: MetalRateProduct,
  maximumJump: number,
): { row: Preview['Products'][number]; move: 'Up' | 'Down' | 'Same' | 'Kept' } {
  const judged = sizes.map(({ row, outcome: { priced, reason } }) => {
    const before = regularOfRow(row);
    const after = priced?.price ?? before;
    const IsJump = isJump(before, after, maximumJump);
    return { row, before, after, isPriced: priced !== undefined, reason: reason ?? '', IsJump };
  });
  const isPriced = judged.some((size) => size.isPriced);
  const changed = judged.filter(({ before, after }) => before !== after);
  // Sizes that all do the same are one line of the list.
  const [first] = judged;
  const isUniform = judged.every(
    ({ before, after, reason }) => before === first?.before && after === first.after && reason === first.reason,
  );
  const shown = isUniform ? [] : judged.filter(({ before, after, isPriced }) => before !== after || !isPriced);
  const row = {
    ProductCode: code,
    ProductTitle: title,
    PriceBefore: lowest(judged.map(({ before }) => before)),
    Price: isPriced ? lowest(judged.map(({ after }) => after)) : null,
    Reason: isPriced ? '' : (first?.reason ?? 'has no size'),
    IsJump: judged.some((size) => size.IsJump),
    Sizes: shown.map(({ row: { sku, size_name }, before, after, isPriced, reason, IsJump }) => ({
      SKU: sku,
      SizeName: size_name,
      PriceBefore: before,
      Price: isPriced ? after : null,
      Reason: reason,
      IsJump,
    })),
  };
  const rise = judged.reduce((sum, { before, after }) => sum + after - before, 0);
  const move = !isPriced ? 'Kept' : changed.length === 0 ? 'Same' : rise < 0 ? 'Down' : 'Up';
  return { row, move };
}

function lowest(prices: readonly number[]): number {
  return prices.length === 0 ? 0 : Math.min(...prices);
}
