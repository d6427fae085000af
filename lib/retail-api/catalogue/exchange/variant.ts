import { parsePrice } from '#lib/shared/price-text.ts';
import type { SizeWeights } from '../product-attributes.ts';
import type { Fault, RowName } from './product-fault.ts';

/** One size of a product in a feed. */
export interface Variant {
  row: RowName;
  sku: string;
  /** Undefined for a product in one size. */
  size: string | undefined;
  price: string | undefined;
  /** The price before a reduction. */
  fullPrice: string | undefined;
  /** The quantity as text, or `UNCOUNTED`. */
  stock: string | undefined;
}

/** The stock of an available product whose feed gives no number. */
export const UNCOUNTED = 'in stock';

const ONE_SIZE = /^(?:one ?size|free ?size|default title|os)$/i;

interface VariantRules {
  /** Whether sizes may have prices of their own. */
  pricesBySize?: boolean;
  /** What each size of jewellery states of its own: its weight, making charge or stone value. Undefined for other goods. */
  weights?: readonly SizeWeights[] | undefined;
}

/**
 * Sizes, price and MRP of a product, with a stock of null if uncounted; the faults of its variants are added to
 * `faults`. The price of jewellery is that of most sizes without a weight of their own: another one was set by hand. The
 * price of other goods is that of the first size.
 */
export function fieldsOfVariants(
  variants: readonly Variant[],
  faults: Fault[],
  { pricesBySize = false, weights }: VariantRules = {},
): Record<string, unknown> {
  const prices = variants.map((variant) => priceOf(variant, variant.price, faults));
  const full = variants.map((variant) => priceOf(variant, variant.fullPrice ?? variant.price, []));
  const other = [otherPrice(prices), otherPrice(full)].find((at) => at !== -1);
  if (other !== undefined && !pricesBySize) {
    const text = 'its price differs from the other sizes: list it as a product of its own';
    faults.push({ row: variants[other]?.row, text });
  }
  const amounts = prices.map((price, at) => ({
    Price: price ?? undefined,
    MRP: Math.max(price ?? 0, full[at] ?? 0) || undefined,
  }));
  const usual = amounts[weights ? usualPrice(prices, weights) : 0];
  return {
    ...usual,
    Skus: variants.map(({ row, sku, size, stock }, at) => ({
      ...(other !== undefined && pricesBySize && ownAmounts(amounts[at], usual)),
      ...weights?.[at],
      SKU: sku
        .replace(/^'/, '')
        .trim()
        .replace(/[^A-Za-z0-9._-]+/g, '-'),
      SizeName: size === undefined || ONE_SIZE.test(size) ? null : size,
      StoreQuantity: stockOf(row, stock, faults),
    })),
  };
}

interface Amounts {
  Price: number | undefined;
  MRP: number | undefined;
}

/** The amounts of a size where they differ from those of the product. */
function ownAmounts(own: Amounts | undefined, usual: Amounts | undefined): Partial<Amounts> {
  return own && usual && (own.Price !== usual.Price || own.MRP !== usual.MRP) ? own : {};
}

/** Index of the first size with the price of most sizes that state no weight; 0 where all state one. */
function usualPrice(prices: readonly (number | null)[], weights: readonly SizeWeights[]): number {
  const plain = prices.flatMap((price, at) => (Object.keys(weights[at] ?? {}).length === 0 ? [{ price, at }] : []));
  const groups = [...Map.groupBy(plain, ({ price }) => price).values()];
  const [most] = groups.toSorted((one, other) => other.length - one.length);
  return most?.[0]?.at ?? 0;
}

/**
 * Index of the first price that differs from those before; -1 if there is none. A value that is no price is a
 * separate fault.
 */
function otherPrice(prices: readonly (number | null)[]): number {
  const first = prices.find((price) => price !== null);
  return prices.findIndex((price) => price !== null && price !== first);
}

function priceOf({ row }: Variant, text: string | undefined, faults: Fault[]): number | null {
  const price = text === undefined ? null : parsePrice(text);
  if (price === null) {
    faults.push({
      row,
      text: text === undefined ? 'has no price' : `"${text}" is not a price in rupees, such as 1299.00 INR`,
    });
  }
  if (price !== null && price < 1) faults.push({ row, text: `the price ${text} is below one rupee` });
  return price;
}

/** The quantity, 0 if oversold; null if the feed only says that there are some. */
function stockOf(row: RowName, text: string | undefined, faults: Fault[]): number | null {
  if (text === undefined) return 0;
  if (text === UNCOUNTED) return null;
  if (/^-?\d+(?:\.0+)?$/.test(text)) return Math.max(0, Number(text));
  faults.push({ row, text: `"${text}" is not a quantity` });
  return 0;
}
