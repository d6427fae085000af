import { currentLanguage } from '#language';
import { type LanguageCode, languageFacts } from '#lib/messages/languages.ts';

/**
 * Returns a function that gives a value for the current language, such as a format: made at the first call in each
 * language, because a format takes a phone milliseconds to make. `tag`: the language's, like `hi-IN`.
 */
export function byLanguage<Value>(make: (tag: string) => Value): () => Value {
  const made = new Map<LanguageCode, { value: Value }>();
  return () => {
    const language = currentLanguage();
    const known = made.get(language) ?? { value: make(languageFacts(language).tag) };
    made.set(language, known);
    return known.value;
  };
}
