import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { lockHoldings } from '../holds/holdings.ts';
import { releaseStock, reserveStock, type SkuQuantity } from '../holds/stock.ts';
import { notAllowedNow } from '../not-allowed.ts';
import type { ModifyFacts } from '../order-events.ts';
import type { OrderLine } from '../order-repository.ts';
import { paidLine } from '../returns/line-facts.ts';
import { remainingQuantity } from '../rules/choose-items.ts';
import { type LineSizeOption, readSizeOptions } from './size-options.ts';

/** Another size for all remaining items of a line. */
interface WantedSize {
  lineId: string;
  sku: string;
}

interface SizeChange {
  number: string;
  /** Of the delivery. */
  pincode: string;
  lines: readonly OrderLine[];
  wanted: readonly WantedSize[];
}

/** A line, its new size, and the quantity of its remaining items. */
interface Swap {
  line: OrderLine;
  size: LineSizeOption;
  quantity: number;
}

interface Swapped {
  sizes: ModifyFacts['sizes'];
  /** Products that became sold out, or available again, by the change. */
  changedProducts: string[];
}

/**
 * Changes lines of a locked order to another size of the same product at the same price. Refuses with InvalidRequest if
 * the order has no such line or size, NotAllowedNow if the price differs or no items of the line are left, and
 * OutOfStock if the size is sold out.
 */
export async function changeSizes(
  transaction: Transaction<Database>,
  { number, pincode, lines, wanted: newSizes }: SizeChange,
  now: number,
): Promise<Outcome<Swapped>> {
  const found = await findSwaps(transaction, lines, newSizes);
  if (found.code !== 'Success') return found;
  const swaps = found.data;
  if (swaps.length === 0) return succeed({ sizes: [], changedProducts: [] });
  const skus = swaps.flatMap(({ line, size }) => [line.sku, size.sku]);
  // Old and new SKUs are locked together, so that two orders that swap sizes with each other do not deadlock.
  await lockHoldings(transaction, null, [{ skus, coupons: [], gift_coupons: [], gift_cards: [] }], now);
  const quantitiesOf = (skuOf: (swap: Swap) => string): SkuQuantity[] =>
    swaps.map((swap) => ({ sku: skuOf(swap), quantity: swap.quantity }));
  // Release first: two lines may swap their sizes.
  const backInStock = await releaseStock(transaction, { number, items: quantitiesOf(({ line }) => line.sku), now });
  const reserved = await reserveStock(transaction, {
    number,
    items: quantitiesOf(({ size }) => size.sku),
    now,
    pincode,
  });
  if (reserved.code !== 'Success') return reserved;
  for (const swap of swaps) await writeSize(transaction, swap);
  return succeed({
    sizes: swaps.map(({ line, size }) => ({
      lineId: line.id,
      before: line.document.sizeName ?? '',
      after: size.sizeName,
    })),
    changedProducts: [...new Set([...backInStock, ...reserved.data])],
  });
}

async function findSwaps(
  transaction: Transaction<Database>,
  lines: readonly OrderLine[],
  newSizes: readonly WantedSize[],
): Promise<Outcome<Swap[]>> {
  const options = await readSizeOptions(transaction, lines);
  const swaps: Swap[] = [];
  for (const { lineId, sku } of new Map(newSizes.map((size) => [size.lineId, size])).values()) {
    const line = lines.find(({ id }) => id === lineId);
    const size = options.get(lineId)?.find((option) => option.sku === sku);
    if (!line || !size) return invalidField('Sizes', 'The order has no such line, or its product no such size.');
    if (line.sku === sku) continue;
    const quantity = remainingQuantity({ ...paidLine(line), returned: line.returned });
    if (quantity === 0) return notAllowedNow('nothing-left');
    if (!size.isSamePrice) return notAllowedNow('difference');
    swaps.push({ line, size, quantity });
  }
  return succeed(swaps);
}

async function writeSize(transaction: Transaction<Database>, { line, size }: Swap): Promise<void> {
  const { sizeName, invoicedSizeName = sizeName } = line.document;
  const document = JSON.stringify({ ...line.document, sizeName: size.sizeName, invoicedSizeName });
  await transaction.updateTable('order_lines').set({ sku: size.sku, document }).where('id', '=', line.id).execute();
}
