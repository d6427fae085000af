import * as m from '#messages';
import type { OpenLine } from '../open-lines.ts';
import type { OrderLine } from '../types.ts';

/** A size of a line's product. `price` in paise. */
interface SizeOption {
  sku: string;
  name: string;
  price: number;
  inStock: boolean;
  /** Whether it has the same price as the line's current size. */
  samePrice: boolean;
}

/** Prefix of the field names for sizes, before the id of the line. */
export const SIZE_FIELD = 'size-';

/** The available sizes by line id. */
export type LineSizes = ReadonlyMap<string, readonly SizeOption[]>;

/** A line whose size can be changed, with all sizes. */
export interface SizedLine {
  line: OpenLine;
  sizes: readonly SizeOption[];
}

/** The lines whose products have several sizes. */
export function sizedLines(lines: readonly OpenLine[], sizes: LineSizes): SizedLine[] {
  return lines.map((line) => ({ line, sizes: sizes.get(line.id) ?? [] })).filter((entry) => entry.sizes.length > 1);
}

/** Why a size cannot replace the line's current one; empty where it can. */
export function sizeHint(size: SizeOption, line: Pick<OrderLine, 'sku'>): string {
  if (size.sku === line.sku) return '';
  if (!size.inStock) return m.ordersSizeSoldOut();
  return size.samePrice ? '' : m.ordersSizeOtherPrice();
}

/** Reads the chosen sizes from the fields of a form, by line id. */
export function sizesOfFields(fields: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const entries = Object.entries(fields).filter(
    (entry): entry is [string, string] =>
      entry[0].startsWith(SIZE_FIELD) && typeof entry[1] === 'string' && entry[1] !== '',
  );
  return new Map(entries.map(([name, sku]) => [name.slice(SIZE_FIELD.length), sku]));
}
