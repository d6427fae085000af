import { columnName } from './column-name.ts';
import { factKey } from './product-facts.ts';
import { cell, type SourceRow } from './source-row.ts';

const ATTRIBUTE_NAME = /^attribute_(\d+)_name$/;
const META = /^meta_+(?!attribute)(.+)$/;

/** A row of WooCommerce's export with its attributes as cells and facts; a fact of an attribute precedes one of its meta data. */
export function woocommerceRow(row: SourceRow): SourceRow {
  const cells = new Map<string, string[]>();
  for (const [name, values] of row.cells) {
    cells.set(
      name,
      values.map((text) => text.replaceAll(/\\+n/g, '\n')),
    );
  }
  const facts = new Map<string, string>();
  for (const [name, value] of woocommerceAttributes({ ...row, cells })) {
    facts.set(factKey(name), value);
    if (!cells.has(columnName(name))) cells.set(columnName(name), [value]);
  }
  for (const [name, [value = '']] of cells) {
    const key = factKey(META.exec(name)?.[1] ?? '');
    if (key !== '' && !facts.has(key)) facts.set(key, value.trim());
  }
  return { ...row, cells, facts };
}

/** The attributes of a row that have a value, by their names. */
export function woocommerceAttributes(row: SourceRow): [name: string, value: string][] {
  return [...row.cells.keys()].flatMap((column): [string, string][] => {
    const [, number] = ATTRIBUTE_NAME.exec(column) ?? [];
    const name = cell(row, column);
    const value = cell(row, `attribute_${number}_value_s`, `attribute_${number}_value`);
    return number === undefined || name === undefined || value === undefined ? [] : [[name, plainList(value)]];
  });
}

/** The types of a row, such as `variation`, in lower case. */
export function woocommerceTypes(row: SourceRow): string[] {
  return (cell(row, 'type') ?? 'simple')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim());
}

/** A list with escaped commas, as one with semicolons if it has several entries. */
function plainList(text: string): string {
  const entries = text.split(/(?<!\\),\s*/).map((entry) => entry.replaceAll('\\,', ',').trim());
  return entries.filter((entry) => entry !== '').join('; ');
}

/** The names by which variations name a row as their product. */
export function woocommerceNames(row: SourceRow): string[] {
  const [sku, id] = [cell(row, 'sku'), cell(row, 'id')];
  return [...(sku === undefined ? [] : [sku]), ...(id === undefined ? [] : [`id:${id}`])];
}
