import type { calls, DataOf, TranslationState } from '#lib/contract/index.ts';
import { BASE_LANGUAGE, type LanguageCode } from '#lib/messages/languages.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import type { SourceField, TranslatableSource } from './source.ts';
import { digestOfText, type StoredTexts } from './stored-texts.ts';

/** Facts of the shop, values of a message and tags: what stands beside them is translated. */
const PLACES = /\{\{[\w-]+\}\}|\{\w+\}|<[^>]*>/g;
/** A text of capitals alone, as AMOLED, is written so in every language, and so is one of places alone. */
const isSpoken = (text: string): boolean => /\p{Ll}/u.test(text.replace(PLACES, ''));

type RecordWire = DataOf<typeof calls.translationRecord>;

/** What is stored of the texts of one thing in one language. */
export interface StoredTranslation {
  texts: StoredTexts;
  version: number;
  savedBy: string;
  savedAt: number | null;
}
export const NOT_TRANSLATED: StoredTranslation = { texts: {}, version: 0, savedBy: '', savedAt: null };

/** The texts of one thing as an operator translates them into a language. */
export function presentSource(
  source: TranslatableSource,
  stored: StoredTranslation,
  language: LanguageCode,
): RecordWire {
  const Fields = source.fields.map((field) => {
    const { field: name, english, form, maximum } = field;
    const own = stored.texts[name];
    const byItself = defaultOf(field, language);
    return {
      Field: name,
      English: english,
      Text: own?.Text ?? '',
      Of: own?.Of ?? '',
      Default: byItself,
      State: stateOf(field, own, byItself),
      Form: form,
      MaximumLength: maximum,
    };
  });
  const missing = source.fields.filter(
    (field, index) =>
      Fields[index]?.State === 'missing' && !field.isOptional && isSpoken(field.english) && language !== BASE_LANGUAGE,
  );
  return {
    Id: source.id,
    Name: source.name,
    Version: stored.version,
    Missing: missing.length,
    Outdated: Fields.filter(({ State }) => State === 'outdated').length,
    SavedBy: stored.savedBy,
    SavedAt: stored.savedAt,
    Fields,
  };
}

/** What the store writes without an operator; empty where that is the English. */
function defaultOf({ english, byItself }: SourceField, language: LanguageCode): string {
  const text = byItself ? inLanguage(language, byItself) : english;
  return text === english ? '' : text;
}

function stateOf({ english }: SourceField, own: StoredTexts[string] | undefined, byItself: string): TranslationState {
  if (own) return own.Of === digestOfText(english) ? 'own' : 'outdated';
  return byItself === '' ? 'missing' : 'default';
}
