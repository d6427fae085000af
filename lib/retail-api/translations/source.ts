import type { z } from 'zod';
import { multilineText, singleLineText } from '#lib/contract/fields.ts';
import type { TranslatedTextForm } from '#lib/contract/index.ts';
import { VISIBLE_TEXT } from '#lib/contract/vocabulary.ts';
import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';

/** A text that can be translated. */
export interface SourceField {
  field: string;
  english: string;
  form: TranslatedTextForm;
  /** In characters. */
  maximum: number;
  /** Says it in the language of the running code without an operator; the English where the store cannot. */
  byItself?: () => string;
  /** Whether nobody need translate it, because it is a name or often one. */
  isOptional?: true;
}

/** A thing with its texts in English. */
export interface TranslatableSource {
  id: string;
  /** What the operator knows it by. */
  name: string;
  fields: readonly SourceField[];
}

/** Which things are asked for: some by their ids, or those after an id in the order of ids. */
export type SourceQuery = { ids: readonly string[] } | { after: string; limit: number; search: string };

/** What a text may be, in any language. */
export type TextRule = Pick<SourceField, 'form' | 'maximum'>;
/** A name or another short text in one line. */
export const SHORT_LINE: TextRule = { form: 'line', maximum: 200 };

/** The schema of a text of a form; HTML and messages have further rules. */
export const textSchema = ({ form, maximum }: TextRule): z.ZodType<string> => {
  const text = form === 'line' ? singleLineText(maximum) : multilineText(maximum);
  // HTML is cleaned by the rules of pages.
  return (form === 'html' ? text : text.regex(VISIBLE_TEXT, 'must not contain invisible characters')).trim();
};

/** A fact that the vocabulary of the store may know. */
export const factField = (field: string, english: string, form: TextRule = SHORT_LINE): SourceField => ({
  field,
  english,
  ...form,
  byItself: () => localFact(english),
});

/** A name that shoppers may read as it is. */
export const nameField = (field: string, english: string, form: TextRule = SHORT_LINE): SourceField => ({
  ...factField(field, english, form),
  isOptional: true,
});

/** The title of a product. */
export const titleField = (field: string, english: string): SourceField => ({
  ...factField(field, english),
  byItself: () => localTitle(english),
});

/** A text that only a person can translate. */
export const ownTextField = (field: string, english: string, form: TextRule): SourceField => ({
  field,
  english,
  ...form,
});

/** Only what has an English text can be translated. */
export const written = (fields: readonly SourceField[]): SourceField[] =>
  fields.filter(({ english }) => english.trim() !== '');

/** Whether the id or the name of something holds each word of a search. */
export function matchesSearch({ id, name }: Pick<TranslatableSource, 'id' | 'name'>, search: string): boolean {
  const text = `${id} ${name}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
