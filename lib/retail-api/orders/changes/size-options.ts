import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { OrderLine } from '../order-repository.ts';

/** A size that a line could have. `price`: of one item today, in paise. */
export interface LineSizeOption {
  sku: string;
  sizeName: string;
  price: number;
  stock: number;
  /** Whether it costs what the bought size costs today, or cost then if that has left the catalogue. */
  isSamePrice: boolean;
}

/**
 * The sizes of each line's product, including its own, by the line's id; none if it has no sizes, has left the
 * catalogue, or is engraved: the work begins with the order.
 */
export async function readSizeOptions(
  db: Kysely<Database>,
  lines: readonly OrderLine[],
): Promise<ReadonlyMap<string, LineSizeOption[]>> {
  if (lines.length === 0) return new Map();
  const codes = lines.map(({ product_code }) => product_code);
  const rows = await db
    .selectFrom('skus')
    .select(['sku', 'product_code', 'size_name', 'price', 'quantity'])
    .where('product_code', 'in', codes)
    .orderBy('position')
    .execute();
  return new Map(
    lines.map((line) => {
      const isOpen = line.document.engraving === undefined;
      const sizes = isOpen ? rows.filter(({ product_code }) => product_code === line.product_code) : [];
      const own = sizes.find(({ sku }) => sku === line.sku)?.price ?? line.document.unitPrice;
      const options = sizes.flatMap(({ sku, size_name, price, quantity }) =>
        size_name === null ? [] : [{ sku, sizeName: size_name, price, stock: quantity, isSamePrice: price === own }],
      );
      return [line.id, options];
    }),
  );
}
