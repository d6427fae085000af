import { parsePrice } from '#lib/shared/price-text.ts';
import { type Fault, nameRow, type RowName } from './product-fault.ts';
import { isColour, type PlainFormat, type VariantRow } from './product-rows.ts';
import { type Sale, saleBetween } from './sale-dates.ts';
import { cell, type SourceRow } from './source-row.ts';
import { type ColumnField, readColumn } from './system-columns.ts';
import { UNCOUNTED, type Variant } from './variant.ts';

/** One size of a product as it is sold. */
export interface SoldRow {
  row: SourceRow;
  name: RowName;
  variant: Variant;
  sale: Sale | undefined;
  faults: Fault[];
}

/** The size that a row is, at `now` (epoch milliseconds); a `single` one may have its size in a column. `code` is that of its product. */
export function soldRowOf(
  format: PlainFormat,
  { row, options }: VariantRow,
  { code, now, single }: { code: string; now: number; single: boolean },
): SoldRow {
  const read = (field: ColumnField) => readColumn(row, format, field);
  const sizes = options.filter(([name, value]) => !isColour(name) && value !== '').map(([, value]) => value);
  const stated = single ? read('SizeName') : undefined;
  const size = sizes.length > 0 ? sizes.join(' / ') : stated?.includes(';') ? undefined : stated;
  const sku = read('SKU') ?? (size === undefined ? code : `${code}-${size}`);
  const name = nameRow(row.line, sku, size);
  const faults: Fault[] = [];
  const [salePrice, from, until] = [read('SalePrice'), read('SaleFrom'), read('SaleUntil')];
  const hasDates = salePrice !== undefined && (from !== undefined || until !== undefined);
  const sale = hasDates ? saleBetween(from, until, now) : undefined;
  if (sale === null) {
    faults.push({
      row: name,
      text: `"${from ?? ''}" to "${until ?? ''}" is not a sale period, such as 2026-11-20 to 2026-12-01`,
    });
  }
  const [regular, mrp] = [amountText(read('Price')), amountText(read('MRP'))];
  const reduced = sale?.isOn === false ? undefined : amountText(salePrice);
  const full = regular ?? mrp;
  if (reduced !== undefined && full !== undefined && (parsePrice(reduced) ?? 0) > (parsePrice(full) ?? Infinity)) {
    faults.push({ row: name, text: `its sale price ${reduced} is above its price ${full}` });
  }
  const stock = stockOf(read('StoreQuantity'), read('Availability'), row);
  if (stock === 'parent') {
    faults.push({
      row: name,
      text: 'its stock is shared by all sizes: count each size, or give the number in a --mapping file',
    });
  }
  const variant = {
    row: name,
    sku,
    size,
    price: reduced ?? full,
    fullPrice: mrp ?? regular,
    stock: stock === 'parent' ? '0' : stock,
  };
  return { row, name, variant, sale: sale ?? undefined, faults };
}

/** Magento writes four decimals: `1299.0000`. */
function amountText(text: string | undefined): string | undefined {
  return text?.replace(/(\.\d\d)0+$/, '$1');
}

function stockOf(quantity: string | undefined, availability: string | undefined, row: SourceRow): string | undefined {
  if (/^(?:0|no|false|backorder|out of stock)$/i.test(availability ?? '')) return '0';
  const isUncounted = cell(row, 'manage_stock') === '0' && cell(row, 'use_config_manage_stock') !== '1';
  if (quantity !== undefined && !isUncounted) return quantity;
  return availability === undefined ? undefined : UNCOUNTED;
}
