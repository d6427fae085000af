import type { OpenLine } from '../open-lines.ts';
import type { OrderLine } from '../types.ts';

/** A size of the product of a line. `price` in paise. */
export interface SizeOption {
  sku: string;
  name: string;
  price: number;
  inStock: boolean;
  /** Whether it costs what the one of the line costs. */
  samePrice: boolean;
}

/** Every field of a form that chooses the size of a line is named so, before the id of the line. */
export const SIZE_FIELD = 'size-';

/** The sizes that lines could have, by the id of the line. */
export type LineSizes = ReadonlyMap<string, readonly SizeOption[]>;

/** A line of which another size could be had, with all its sizes. */
export interface SizedLine {
  line: OpenLine;
  sizes: readonly SizeOption[];
}

/** The lines that come in several sizes. */
export function sizedLines(lines: readonly OpenLine[], sizes: LineSizes): SizedLine[] {
  return lines.map((line) => ({ line, sizes: sizes.get(line.id) ?? [] })).filter((entry) => entry.sizes.length > 1);
}

/** Why a size cannot take the place of the one that a line has; empty where it can. */
export function sizeHint(size: SizeOption, line: Pick<OrderLine, 'sku'>): string {
  if (size.sku === line.sku) return '';
  if (!size.inStock) return 'Sold out';
  return size.samePrice ? '' : 'Different price';
}

/** The sizes that the fields of a form choose, by the id of the line. */
export function sizesOfFields(fields: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const entries = Object.entries(fields).filter(
    (entry): entry is [string, string] =>
      entry[0].startsWith(SIZE_FIELD) && typeof entry[1] === 'string' && entry[1] !== '',
  );
  return new Map(entries.map(([name, sku]) => [name.slice(SIZE_FIELD.length), sku]));
}
