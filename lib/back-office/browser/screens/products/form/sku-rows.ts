import { numberTyped, typedText } from '../../../parts/fields/typed-number.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A column of the grid of sizes. */
export interface SkuColumn {
  field: string;
  title: string;
  isText?: boolean;
}

const SHARED: readonly SkuColumn[] = [
  { field: 'SizeName', title: 'Size', isText: true },
  { field: 'SKU', title: 'SKU', isText: true },
  { field: 'MRP', title: 'MRP (₹)' },
  { field: 'Price', title: 'Price (₹)' },
  { field: 'StoreQuantity', title: 'Pieces' },
];
const OF_JEWELLERY: readonly SkuColumn[] = [
  { field: 'NetWeightG', title: 'Net weight (g)' },
  { field: 'GrossWeightG', title: 'Gross weight (g)' },
  { field: 'StoneValue', title: 'Stones (₹)' },
  { field: 'MakingPerGram', title: 'Making per gram (₹)' },
  { field: 'MakingPercent', title: 'Making (%)' },
  { field: 'MakingPerPiece', title: 'Making per piece (₹)' },
];

/** The columns of the grid; jewellery has weights and charges of its sizes only where they are asked for. */
export function skuColumns(hasWeights: boolean): readonly SkuColumn[] {
  return hasWeights ? [...SHARED, ...OF_JEWELLERY] : SHARED;
}

/** Whether any size states a weight or a charge of its own. */
export function statesWeights(skus: readonly Fields[]): boolean {
  return skus.some((sku) => OF_JEWELLERY.some(({ field }) => sku[field] !== undefined));
}

/** The sizes of a product; what is no size is left out. */
export function skusOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter((sku) => typeof sku === 'object' && sku !== null) : [];
}

/** The cells of the sizes, a row each. */
export function skuCells(skus: readonly Fields[], columns: readonly SkuColumn[]): string[][] {
  return skus.map((sku) => columns.map(({ field }) => typedText(sku[field])));
}

/**
 * The sizes that rows of cells state. What the columns do not show stays, an empty cell is left out, and a text that is no
 * number is kept, so that its problem can be shown beside it.
 */
export function skusOfCells(
  cells: readonly (readonly string[])[],
  columns: readonly SkuColumn[],
  before: readonly Fields[],
): Fields[] {
  return cells.map((row, at) => {
    const sku: Record<string, unknown> = { ...before[at] };
    for (const [column, { field, isText }] of columns.entries()) {
      const typed = (row[column] ?? '').trim();
      const value = isText ? typed : numberTyped(typed);
      if (field === 'SizeName') sku[field] = typed === '' ? null : typed;
      else if (field === 'SKU') sku[field] = typed;
      else if (value === undefined) delete sku[field];
      else sku[field] = value;
    }
    return sku;
  });
}

/** What is wrong with a cell before anything is sent; empty where nothing is. */
export function skuCellProblem(skus: readonly Fields[], row: number, { field, isText }: SkuColumn): string {
  const value = skus[row]?.[field];
  if (field === 'SKU') {
    if (value === '') return 'Write a SKU.';
    return skus.some((other, at) => at < row && other.SKU === value) ? 'This SKU is above, too.' : '';
  }
  if (field === 'SizeName') {
    if (skus.length > 1 && value === null) return 'Name the size.';
    return value !== null && skus.some((other, at) => at < row && other.SizeName === value)
      ? 'This size is above, too.'
      : '';
  }
  return !isText && typeof value === 'string' ? 'Write a number.' : '';
}
