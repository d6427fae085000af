import { attributePairs } from './attribute-pairs.ts';
import { columnName } from './column-name.ts';
import { factKey } from './product-facts.ts';
import { cell, type SourceRow } from './source-row.ts';
import { knownColumns } from './system-columns.ts';

const COLUMNS = knownColumns('magento');

/** A row of Magento's export with its additional attributes as cells, and with all that is in no column of its own as facts. */
export function magentoRow(row: SourceRow): SourceRow {
  const cells = new Map(row.cells);
  for (const [name, value] of attributePairs(cell(row, 'additional_attributes') ?? '')) {
    const column = columnName(name);
    if (value !== '' && !cells.has(column)) cells.set(column, [value]);
  }
  const facts = new Map<string, string>();
  for (const [name, [value = '']] of cells) {
    if (!COLUMNS.has(name)) facts.set(factKey(name), value.trim().replaceAll('|', '; '));
  }
  return { ...row, cells, facts };
}

/** Whether a row repeats a product in the words of one store view; the product is in the row without one. */
export function isOfStoreView(row: SourceRow): boolean {
  return !['', 'default', 'admin', 'all'].includes((cell(row, 'store_view_code') ?? '').toLowerCase());
}

/** The variations that a configurable product names: their SKUs with what tells them apart. */
export function magentoVariations(row: SourceRow): Map<string, [name: string, value: string][]> {
  const variations = new Map<string, [string, string][]>();
  for (const text of (cell(row, 'configurable_variations') ?? '').split('|')) {
    const pairs = attributePairs(text);
    const [, sku] = pairs.find(([name]) => name === 'sku') ?? [];
    if (sku !== undefined && sku !== '')
      variations.set(
        sku,
        pairs.filter(([name]) => name !== 'sku'),
      );
  }
  return variations;
}
