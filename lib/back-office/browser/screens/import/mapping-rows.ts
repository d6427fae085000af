import { NEEDED_FIELDS } from './import-texts.ts';
import type { CatalogueImport } from './import-upload.ts';

export type ImportMapping = CatalogueImport['Mapping'];

/** Where the value of one of our fields comes from: nowhere that is named, a column, or a text for every product. */
export interface FieldSource {
  kind: 'recognised' | 'column' | 'constant';
  text: string;
}

/** The source of a field by a mapping; of several columns the first. */
export function fieldSourceOf(mapping: ImportMapping, field: string): FieldSource {
  const from = mapping[field];
  if (from === undefined) return { kind: 'recognised', text: '' };
  if (typeof from === 'string') return { kind: 'column', text: from };
  if (from.constant !== undefined) return { kind: 'constant', text: from.constant };
  const columns = typeof from.columns === 'string' ? [from.columns] : (from.columns ?? []);
  return { kind: 'column', text: columns[0] ?? '' };
}

/** A mapping with another source for one field. A constant without a text is none. */
export function withSource(mapping: ImportMapping, field: string, { kind, text }: FieldSource): ImportMapping {
  const { [field]: _before, ...others } = mapping;
  if (kind === 'recognised') return others;
  return { ...others, [field]: kind === 'column' ? { columns: text } : { constant: text } };
}

/** The mapping that is sent: fields without a text are left out. */
export function filledMapping(mapping: ImportMapping): ImportMapping {
  const fields = Object.entries(mapping).filter(([field]) => {
    const { kind, text } = fieldSourceOf(mapping, field);
    return kind !== 'recognised' && text.trim() !== '';
  });
  return Object.fromEntries(fields);
}

/** The fields that the form shows: those that every product needs, then the others that are named. */
export function shownFields(mapping: ImportMapping): (readonly [field: string, label: string])[] {
  const needed = new Set(NEEDED_FIELDS.map(([field]) => field));
  const others = Object.keys(mapping).filter((field) => !needed.has(field));
  return [...NEEDED_FIELDS, ...others.map((field) => [field, field] as const)];
}

/** The mapping to begin with: that of the import, or of the latest one whose file has the same columns. */
export function firstMapping(found: CatalogueImport, others: readonly CatalogueImport[]): ImportMapping {
  if (Object.keys(found.Mapping).length > 0) return found.Mapping;
  const namesOf = ({ Columns }: CatalogueImport) => JSON.stringify(Columns.map(({ Name }) => Name));
  const earlier = others.find(
    (other) => Object.keys(other.Mapping).length > 0 && other.Columns.length > 0 && namesOf(other) === namesOf(found),
  );
  return earlier?.Mapping ?? {};
}
