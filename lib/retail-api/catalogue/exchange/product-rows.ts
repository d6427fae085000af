import { magentoVariations } from './magento-rows.ts';
import { factKey } from './product-facts.ts';
import type { Fault } from './product-fault.ts';
import { cell, type SourceRow } from './source-row.ts';
import { type CellFormat, readColumn } from './system-columns.ts';
import { woocommerceAttributes, woocommerceTypes } from './woocommerce-rows.ts';

/** The formats whose rows are mapped to products by `plain-product.ts`. */
export type PlainFormat = Extract<CellFormat, 'woocommerce' | 'magento' | 'table'>;
type Rows = readonly [SourceRow, ...SourceRow[]];

/** One size or colour of a product. */
export interface VariantRow {
  row: SourceRow;
  /** What tells it apart from the others, by the names of the file. */
  options: readonly (readonly [name: string, value: string])[];
}

/** The rows of a product by what they say. */
export interface ProductRows {
  /** The row of the product; where all rows are sizes, the first of them. */
  main: SourceRow;
  variants: readonly VariantRow[];
  /** Faults without a row are those of `main`. */
  faults: { row?: SourceRow; text: string }[];
}

/** The rows of a product in one of these formats. */
export function productRows(format: PlainFormat, group: Rows): ProductRows {
  const faults = group.flatMap((row) => (row.fault === undefined ? [] : [{ row, text: row.fault }]));
  const found = format === 'table' ? tableRows(group) : SYSTEMS[format](group);
  return { ...found, faults: [...faults, ...found.faults] };
}

function tableRows(group: Rows): ProductRows {
  const variants = group.map((row) => {
    const size = readColumn(row, 'table', 'SizeName');
    return { row, options: size === undefined ? [] : [['size', size] as const] };
  });
  return { main: group[0], variants, faults: [] };
}

function woocommerceRows(group: Rows): ProductRows {
  const faults: ProductRows['faults'] = [];
  const isPart = (row: SourceRow) => woocommerceTypes(row).includes('variation');
  const mains = group.filter((row) => !isPart(row));
  const [main, ...others] = mains;
  if (!main) return { main: group[0], variants: [], faults: [{ text: parentFault(cell(group[0], 'parent')) }] };
  for (const row of others) faults.push({ row, text: twiceFault(main) });
  const other = woocommerceTypes(main).find((type) => type !== 'simple' && type !== 'variable');
  if (other !== undefined) faults.push({ text: typeFault(other) });
  if (!isPublished(main, 'woocommerce')) faults.push({ text: 'is not for sale: it is not published' });
  if (/^hidden$/i.test(cell(main, 'visibility_in_catalog') ?? ''))
    faults.push({ text: 'is not for sale: it is hidden' });
  const parts = group.filter((row) => isPart(row) && isPublished(row, 'woocommerce'));
  const variants = parts.map((row) => ({ row, options: woocommerceAttributes(row) }));
  return {
    main,
    variants: woocommerceTypes(main).includes('variable') ? variants : [{ row: main, options: [] }],
    faults,
  };
}

function magentoRows(group: Rows): ProductRows {
  const faults: ProductRows['faults'] = [];
  const typeOf = (row: SourceRow) => (cell(row, 'product_type') ?? 'simple').toLowerCase();
  const main = group.find((row) => typeOf(row) !== 'simple') ?? group[0];
  const variations = magentoVariations(main);
  const parts = group.filter((row) => row !== main);
  const wrong = parts.filter((row) => !variations.has(cell(row, 'sku') ?? ''));
  for (const row of wrong) faults.push({ row, text: twiceFault(main) });
  const isConfigurable = typeOf(main) === 'configurable';
  if (!isConfigurable && typeOf(main) !== 'simple') faults.push({ text: typeFault(typeOf(main)) });
  if (!isPublished(main, 'magento')) faults.push({ text: 'is not for sale: it is disabled' });
  if (/^not visible/i.test(cell(main, 'visibility') ?? '')) {
    faults.push({
      text: 'is not for sale: it is not visible individually, and no configurable product of the file has it',
    });
  }
  if (!isConfigurable) return { main, variants: [{ row: main, options: [] }], faults };
  const bySku = new Map(parts.map((row) => [cell(row, 'sku') ?? '', row]));
  const variants = [...variations].flatMap(([sku, options]) => {
    const row = bySku.get(sku);
    if (!row) faults.push({ text: `its variation ${sku} is not in the file` });
    return row && isPublished(row, 'magento') ? [{ row, options }] : [];
  });
  return { main, variants, faults };
}

const SYSTEMS = { woocommerce: woocommerceRows, magento: magentoRows };

/** WooCommerce: 1 is published, 0 private or a disabled variation, -1 a draft. Magento: 1 is enabled, 2 disabled. */
function isPublished(row: SourceRow, format: PlainFormat): boolean {
  const stated = readColumn(row, format, 'Published')?.toLowerCase() ?? '1';
  return ['1', 'true', 'yes', 'enabled'].includes(stated);
}

function typeFault(type: string): string {
  return `is of the type ${type}: only simple products and those with variations are imported`;
}

function twiceFault(main: SourceRow): string {
  return `has the SKU or ID of line ${main.line}: keep one of both`;
}

function parentFault(parent: string | undefined): string {
  return `is a variation of ${parent ?? 'no product'}, which is not in the file`;
}

/** Whether an option is the colour, which makes a product of its own. */
export function isColour(name: string): boolean {
  return /^(?:dial|case|strap|band)?colour$/.test(factKey(name));
}

/** Turns faults of rows into those of a report. */
export function reportedFaults(
  faults: ProductRows['faults'],
  nameOf: (row: SourceRow) => NonNullable<Fault['row']>,
): Fault[] {
  return faults.map(({ row, text }) => ({ ...(row && { row: nameOf(row) }), text }));
}
