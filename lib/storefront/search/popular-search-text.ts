import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';

/** A popular search in the language of the page: `Aarvane घड़ियाँ` for `aarvane watches`. A brand in front of it stays. */
export function popularSearchText(text: string): string {
  const fact = localFact(text);
  if (fact !== text) return fact;
  const named = localTitle(text);
  return named === text ? text : named.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
