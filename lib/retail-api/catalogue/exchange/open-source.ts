import { ConfigurationError } from '#lib/shared/env.ts';
import type { Format } from './file-format.ts';
import { GatheredRows, type RowLinks } from './gathered-rows.ts';
import { isOfStoreView, magentoRow, magentoVariations } from './magento-rows.ts';
import { type Mapping, mappedRow } from './mapping.ts';
import { factKey } from './product-facts.ts';
import { readRows } from './read-rows.ts';
import { rowKey } from './row-key.ts';
import { cell, type SourceRow } from './source-row.ts';
import { tableRow } from './table-rows.ts';
import type { TextEncoding } from './text-chunks.ts';
import { woocommerceNames, woocommerceRow, woocommerceTypes } from './woocommerce-rows.ts';

/** A file with products, and how to read it. */
export interface SourceFile {
  file: string;
  format: Format;
  encoding?: TextEncoding | undefined;
  /** The operator's columns for our fields. */
  mapping?: Mapping | undefined;
}

/** The rows of a file, which can be read several times; those of one product follow each other where the format allows it. */
export interface Source {
  rows(): AsyncGenerator<SourceRow>;
  /** The columns that had a value so far, by their `columnName`. */
  columns: ReadonlySet<string>;
  /** The facts that had a value so far, by their `factKey`. */
  facts: ReadonlySet<string>;
  /** The facts that the operator has named, by their `factKey`. */
  statedFacts: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Opens a file with products. Throws ConfigurationError where it cannot be read. */
export async function openSource({ file, format, encoding, mapping }: SourceFile): Promise<Source> {
  if (format === 'json' || format === 'ndjson') {
    if (mapping)
      throw new ConfigurationError('--mapping is for tables and feeds; our own JSON names our fields already.');
    return {
      rows: () => readRows(file, format, encoding),
      columns: new Set(),
      facts: new Set(),
      statedFacts: new Set(),
      close: async () => undefined,
    };
  }
  const columns = new Set<string>();
  const facts = new Set<string>();
  const statedFacts = new Set([...(mapping?.keys() ?? [])].map(factKey));
  const found = { columns, facts, statedFacts };
  const read = async function* () {
    for await (const row of readRows(file, format, encoding)) {
      if (format === 'magento' && isOfStoreView(row)) continue;
      const expanded = EXPANDED[format]?.(row) ?? row;
      for (const name of expanded.cells.keys()) columns.add(name);
      for (const name of expanded.facts?.keys() ?? []) facts.add(name);
      if (!mapping) yield expanded;
      else {
        const mapped = mappedRow(expanded, format, mapping);
        yield { ...mapped, key: rowKey(format, mapped) ?? row.key };
      }
    }
  };
  if (format !== 'woocommerce' && format !== 'magento') return { rows: read, ...found, close: async () => undefined };
  const gathered = await GatheredRows.gather(read(), format === 'magento' ? magentoLinks : woocommerceLinks);
  return { rows: () => gathered.rows(), ...found, close: () => gathered.close() };
}

const EXPANDED: Partial<Record<Format, (row: SourceRow) => SourceRow>> = {
  woocommerce: woocommerceRow,
  magento: magentoRow,
  table: tableRow,
};

function woocommerceLinks(row: SourceRow): RowLinks {
  if (!woocommerceTypes(row).includes('variation')) return { names: woocommerceNames(row) };
  return { names: [], parent: cell(row, 'parent') };
}

function magentoLinks(row: SourceRow): RowLinks {
  const parent = cell(row, 'parent_sku');
  const sku = cell(row, 'sku');
  const names = sku === undefined || parent !== undefined ? [] : [sku];
  return { names, parent, parts: [...magentoVariations(row).keys()] };
}
