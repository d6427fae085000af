import { localFact } from '#lib/shared/language/local-fact.ts';
import { localStateName } from '#lib/shared/language/local-state-name.ts';

/**
 * Returns a place, `Jaipur, Rajasthan` or a state alone, in the language of the page; a city that the vocabulary does not
 * know stays as it is.
 */
export function localPlace(place: string): string {
  const parts = place.split(', ');
  return [...parts.slice(0, -1).map(localFact), localStateName(parts.at(-1) ?? '')].join(', ');
}
