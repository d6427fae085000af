/** The word for a code that came as a text; undefined where there is none, such as for a code of a later version. */
export function wordFor<Word>(words: Readonly<Record<string, Word>>, code: unknown): Word | undefined {
  return typeof code === 'string' && Object.hasOwn(words, code) ? words[code] : undefined;
}
