import type { Kysely } from 'kysely';
import type { calls, DataOf } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { regularOfRow } from '../prices/price-repository.ts';
import { isJump } from './merge-rates.ts';
import type { RatesInForce } from './price-by-metal-rates.ts';
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
  const totals = { Products: 0, Up: 0, Down: 0, Same: 0, Kept: 0, Jumps: 0 };
  const reasons = new Map<string, number>();
  const listed: Preview['Products'] = [];
  let hasMore = false;
  for await (const products of productsByMetalRates(db, rates)) {
    for (const product of products) {
      const row = present(product, maximumJump);
      totals.Products++;
      if (row.IsJump) totals.Jumps++;
      if (row.Price === null) {
        totals.Kept++;
        reasons.set(row.Reason, (reasons.get(row.Reason) ?? 0) + 1);
      } else if (row.Price === row.PriceBefore) totals.Same++;
      else if (row.Price > row.PriceBefore) totals.Up++;
      else totals.Down++;
      if (!isListed(row)) continue;
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
      const row = present(product, maximumJump);
      if (!isListed(row)) continue;
      if (listed.length === limit) return { Products: listed, Next: listed.at(-1)?.ProductCode ?? null };
      listed.push(row);
    }
  }
  return { Products: listed, Next: null };
}

/** Whether a product is listed: its price changes, or no rate can price it. */
function isListed({ Price, PriceBefore }: Preview['Products'][number]): boolean {
  return Price !== PriceBefore;
}

function present({ code, title, rows, outcome }: MetalRateProduct, maximumJump: number): Preview['Products'][number] {
  const before = rows.map(regularOfRow);
  const PriceBefore = before.length === 0 ? 0 : Math.min(...before);
  const Price = outcome.priced?.price ?? null;
  return {
    ProductCode: code,
    ProductTitle: title,
    PriceBefore,
    Price,
    Reason: outcome.reason ?? '',
    IsJump: Price !== null && before.some((regular) => isJump(regular, Price, maximumJump)),
  };
}
