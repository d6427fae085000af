import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ConfigurationError } from '#lib/shared/env.ts';
import { ATTRIBUTES } from '../product-attributes.ts';
import { columnName } from './column-name.ts';
import { issueText } from './issue-text.ts';
import { FACT_FIELDS, factKey } from './product-facts.ts';
import { cell, type SourceRow } from './source-row.ts';
import { joinList, splitList } from './split-list.ts';
import { type CellFormat, COLUMN_FIELDS, type ColumnField, columnsOf } from './system-columns.ts';

const ATTRIBUTE_NAMES = [...new Set(Object.values(ATTRIBUTES).flatMap((schema) => Object.keys(schema.shape)))];

/** The fields that a mapping can fill. */
export const MAPPED_FIELDS: readonly string[] = [
  ...new Set([...COLUMN_FIELDS, ...Object.keys(FACT_FIELDS), ...ATTRIBUTE_NAMES]),
].filter((field) => field !== 'Video' && field !== 'Turn' && field !== 'PriceBreakup');

const text = z.string().trim().min(1).max(500);
const source = z
  .strictObject({
    /** Names of their columns or attributes; the first that is filled counts. Those of `Images` are joined. */
    columns: z.union([text.transform((name) => [name]), z.array(text).min(1).max(20)]).optional(),
    /** Our values by theirs, which may be in any case; a value that is not named stays as it is. */
    values: z.record(z.string(), z.string()).optional(),
    /** The value where their columns are empty. */
    default: text.optional(),
    /** The value of every product, whatever the file says. */
    constant: text.optional(),
    /** What stands before each value, such as the address of a folder of photos. */
    prefix: text.optional(),
  })
  .refine(({ columns, constant }) => (columns === undefined) !== (constant === undefined), {
    message: 'needs either columns or a constant',
  });
type Source = z.output<typeof source>;

const mapping = z.strictObject({
  fields: z.record(
    z.string(),
    z.preprocess((value) => (typeof value === 'string' ? { columns: value } : value), source),
  ),
});
/** Which of their columns, constants and values fill our fields. */
export type Mapping = ReadonlyMap<string, Source>;

/** Reads a mapping. Throws ConfigurationError that names the field if it cannot be used. */
export async function readMapping(file: string): Promise<Mapping> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ConfigurationError(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  const read = mappingOf(json);
  if ('fault' in read) throw new ConfigurationError(`${file}: ${read.fault}`);
  return read.mapping;
}

/** The mapping that parsed JSON describes, or what is wrong with it. */
export function mappingOf(json: unknown): { mapping: Mapping } | { fault: string } {
  const parsed = mapping.safeParse(json);
  const [issue] = parsed.error?.issues ?? [];
  if (issue) return { fault: `${issue.path.join('.')}: ${issueText(issue)}` };
  const fields = Object.entries(parsed.data?.fields ?? {});
  const unknown = fields.find(([field]) => !MAPPED_FIELDS.includes(field));
  if (unknown) return { fault: `${unknown[0]} is not a field. The fields are: ${MAPPED_FIELDS.join(', ')}.` };
  return { mapping: new Map(fields) };
}

/** A row in which the fields of a mapping are filled: in the columns of its format, and as facts where it has none for them. */
export function mappedRow(row: SourceRow, format: CellFormat, fields: Mapping): SourceRow {
  const cells = new Map(row.cells);
  const facts = new Map(row.facts);
  for (const [field, from] of fields) {
    const value = readValue(row, field, from);
    const [column, ...others] = columnsOf(format, field as ColumnField) ?? [];
    for (const name of [column, ...others]) if (name !== undefined) cells.delete(name);
    if (column === undefined) facts.delete(factKey(field));
    if (value === undefined) continue;
    if (column === undefined) facts.set(factKey(field), value);
    else cells.set(column, [value]);
  }
  return { ...row, cells, facts };
}

/** The fields of a mapping that no column of a file fills, with the columns that it names. */
export function missingColumns(
  fields: Mapping,
  { columns: seen, facts }: { columns: ReadonlySet<string>; facts: ReadonlySet<string> },
): { field: string; columns: readonly string[] }[] {
  return [...fields].flatMap(([field, { columns = [] }]) => {
    const found = columns.some((name) => seen.has(columnName(name)) || facts.has(factKey(name)));
    return found || columns.length === 0 ? [] : [{ field, columns }];
  });
}

function readValue(row: SourceRow, field: string, { columns = [], constant, prefix = '', ...rest }: Source) {
  if (constant !== undefined) return constant;
  const found = columns.flatMap((name) => cell(row, columnName(name)) ?? row.facts?.get(factKey(name)) ?? []);
  const translated = found.map((value) => translate(value, rest.values));
  if (field === 'Images')
    return joinList(translated.flatMap(splitList).map((name) => `${prefix}${name}`)) || rest.default;
  const [first] = translated;
  return first === undefined ? rest.default : `${prefix}${first}`;
}

function translate(value: string, values: Readonly<Record<string, string>> = {}): string {
  const found = Object.entries(values).find(([theirs]) => theirs.trim().toLowerCase() === value.toLowerCase());
  return found?.[1] ?? value;
}
