import { z } from 'zod';
import { BASE_LANGUAGE, LANGUAGES, type LanguageCode } from '#lib/messages/languages.ts';
import { attributeField, isProductText, productTextRule } from '../../translations/product-sources.ts';
import { textSchema } from '../../translations/source.ts';
import type { TextsByLanguage } from '../../translations/stored-texts.ts';
import { ATTRIBUTES } from '../product-attributes.ts';
import { columnName } from './column-name.ts';
import type { Draft } from './draft.ts';
import { cell, type SourceRow } from './source-row.ts';
import { joinList, splitList } from './split-list.ts';

interface LanguageField {
  field: string;
  /** As exports name the column in English; the first is theirs. */
  headers: readonly [string, ...string[]];
  isList?: true;
}

/** What a column such as `Title:hi` translates. */
const FIELDS: readonly LanguageField[] = [
  { field: 'ProductTitle', headers: ['Title', 'Product title'] },
  { field: 'Description', headers: ['Description'] },
  { field: 'Highlights', headers: ['Highlights'], isList: true },
];
const OTHERS = LANGUAGES.filter(({ code }) => code !== BASE_LANGUAGE);

/** The columns of texts in other languages, for a table that is written. */
export const LANGUAGE_COLUMNS = OTHERS.flatMap(({ code }) =>
  FIELDS.map(({ field, headers: [header], isList }) => ({
    header: `${header}:${code}`,
    read(texts: TextsByLanguage): string {
      const text = texts.get(code)?.get(field) ?? '';
      return isList ? joinList(text.split('\n').filter((line) => line !== '')) : text;
    },
  })),
);

const columnsFor = ({ headers }: LanguageField, code: string) =>
  headers.map((header) => columnName(`${header}:${code}`));

/** The names of all such columns, by their `columnName`. */
export const LANGUAGE_COLUMN_NAMES: ReadonlySet<string> = new Set(
  OTHERS.flatMap(({ code }) => FIELDS.flatMap((field) => columnsFor(field, code))),
);

/** Own JSON has them under one name: `{ "hi": { "ProductTitle": "…" } }`. */
const inJson = z.partialRecord(z.enum(OTHERS.map(({ code }) => code)), z.record(z.string(), z.unknown()));

/** The names of the attributes that any product has. */
const ATTRIBUTE_FIELDS: ReadonlySet<string> = new Set(
  Object.values(ATTRIBUTES).flatMap(({ shape }) => Object.keys(shape).map(attributeField)),
);

const readText = (field: string, text: unknown) => textSchema(productTextRule(field)).safeParse(text);

/** A draft with the texts in other languages that its rows, or its JSON, state. */
export function withLanguageTexts(draft: Draft, group: readonly SourceRow[]): Draft {
  const { Translations, ...fields } = draft.fields;
  if (Translations !== undefined) return { ...draft, fields, ...jsonTexts(Translations, draft) };
  const lines = new Set(draft.rows.map(({ line }) => line));
  const rows = group.filter(({ line }) => lines.has(line));
  const texts = new Map<LanguageCode, ReadonlyMap<string, string>>();
  const faults = [...draft.faults];
  for (const { code } of OTHERS) {
    const own = new Map<string, string>();
    for (const field of FIELDS) {
      const names = columnsFor(field, code);
      const stated = rows.map((row) => cell(row, ...names)).find((text) => text !== undefined);
      if (stated === undefined) continue;
      const parsed = readText(field.field, field.isList ? splitList(stated).join('\n') : stated);
      if (parsed.success) own.set(field.field, parsed.data);
      else faults.push({ text: `${field.headers[0]}:${code}: ${parsed.error.issues[0]?.message}` });
    }
    if (own.size > 0) texts.set(code, own);
  }
  return texts.size === 0 && faults.length === draft.faults.length ? draft : { ...draft, faults, texts };
}

function jsonTexts(stated: unknown, { faults }: Draft): Pick<Draft, 'faults' | 'texts'> {
  const parsed = inJson.safeParse(stated);
  if (!parsed.success) {
    const text = 'must be objects of texts by language, such as { "hi": { "ProductTitle": "…" } }';
    return { faults: [...faults, { field: 'Translations', text }] };
  }
  const found = [...faults];
  const texts = new Map<LanguageCode, ReadonlyMap<string, string>>();
  for (const { code } of OTHERS) {
    const own = new Map<string, string>();
    for (const [field, text] of Object.entries(parsed.data[code] ?? {})) {
      const read = readText(field, text);
      if (!isProductText(field) && !ATTRIBUTE_FIELDS.has(field))
        found.push({ field: `Translations.${code}.${field}`, text: 'is no text of a product' });
      else if (read.success) own.set(field, read.data);
      else
        found.push({ field: `Translations.${code}.${field}`, text: read.error.issues[0]?.message ?? 'must be a text' });
    }
    if (own.size > 0) texts.set(code, own);
  }
  return { faults: found, texts };
}

/** The same for JSON that is written; undefined for a product without any. */
export function textsAsJson(texts: TextsByLanguage): Record<string, Record<string, string>> | undefined {
  if (texts.size === 0) return undefined;
  return Object.fromEntries([...texts].map(([code, own]) => [code, Object.fromEntries(own)]));
}
