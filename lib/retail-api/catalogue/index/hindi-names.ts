import { localFact } from '#lib/shared/language/local-fact.ts';
import { inLanguage } from '#lib/shared/request-context.ts';

/** A name of capitals alone, as AMOLED, is written so in Hindi, too. */
const SPOKEN = /\p{Ll}/u;

/**
 * A name of a category in Hindi, as pages in Hindi write it: `घड़ियाँ › पुरुष` for `Watches › Men`. Where a word is not known the whole
 * name stays as it is, because half of a name is no help.
 */
export function hindiName(name: string): string {
  const steps = name.split(' › ');
  const local = inLanguage('hi', () => steps.map(localFact));
  const isKnown = steps.every((step, index) => local[index] !== step || !SPOKEN.test(step));
  return isKnown ? local.join(' › ') : name;
}
