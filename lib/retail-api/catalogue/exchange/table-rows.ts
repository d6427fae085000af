import { columnName } from './column-name.ts';
import { LANGUAGE_COLUMN_NAMES } from './language-columns.ts';
import type { Mapping } from './mapping.ts';
import { factKey, isFactKey } from './product-facts.ts';
import type { SourceRow } from './source-row.ts';
import { knownColumns } from './system-columns.ts';

const COLUMNS = knownColumns('table');

/** A row of our own table with its further columns as facts. */
export function tableRow(row: SourceRow): SourceRow {
  const facts = new Map<string, string>();
  for (const [name, [value = '']] of row.cells) if (!COLUMNS.has(name)) facts.set(factKey(name), value.trim());
  return { ...row, facts };
}

/** The columns of our own table that no field and no mapping reads, by their `columnName`. */
export function unknownColumns(columns: ReadonlySet<string>, mapping: Mapping = new Map()): string[] {
  const mapped = new Set([...mapping.values()].flatMap((source) => source.columns ?? []).map(columnName));
  return [...columns].filter(
    (name) => !COLUMNS.has(name) && !mapped.has(name) && !LANGUAGE_COLUMN_NAMES.has(name) && !isFactKey(factKey(name)),
  );
}
