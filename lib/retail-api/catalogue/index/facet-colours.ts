import { COLOUR_FAMILIES, type ColourFamily } from '#lib/contract/index.ts';
import type { FacetTerm } from './facet-definition.ts';
import { wordTerms } from './facet-terms.ts';

/** Names of colours besides the family names, lower case; two-word names before single words. */
const NAMES: readonly (readonly [name: string, families: readonly ColourFamily[]])[] = [
  ['mother of pearl', ['Mother of Pearl']],
  ['rose gold', ['Rose Gold']],
  ['pink gold', ['Rose Gold']],
  ['white gold', ['Silver']],
  ['yellow gold', ['Gold']],
  ['dark brown', ['Brown']],
  ['off white', ['White']],
  ['ivory', ['White']],
  ['pearl', ['White']],
  ['cream', ['Beige']],
  ['champagne', ['Beige', 'Gold']],
  ['sand', ['Beige']],
  ['nude', ['Beige']],
  ['steel', ['Silver']],
  ['platinum', ['Silver']],
  ['gray', ['Grey']],
  ['anthracite', ['Grey']],
  ['charcoal', ['Grey']],
  ['gunmetal', ['Grey']],
  ['graphite', ['Grey']],
  ['slate', ['Grey']],
  ['titanium', ['Grey']],
  ['navy', ['Blue']],
  ['midnight', ['Blue']],
  ['indigo', ['Blue']],
  ['sapphire', ['Blue']],
  ['teal', ['Blue', 'Green']],
  ['turquoise', ['Blue', 'Green']],
  ['aqua', ['Blue', 'Green']],
  ['olive', ['Green']],
  ['khaki', ['Green']],
  ['emerald', ['Green']],
  ['mint', ['Green']],
  ['tan', ['Brown']],
  ['cognac', ['Brown']],
  ['chocolate', ['Brown']],
  ['coffee', ['Brown']],
  ['bronze', ['Brown']],
  ['copper', ['Brown', 'Orange']],
  ['burgundy', ['Red']],
  ['maroon', ['Red']],
  ['wine', ['Red']],
  ['ruby', ['Red']],
  ['salmon', ['Pink', 'Orange']],
  ['peach', ['Pink', 'Orange']],
  ['coral', ['Pink', 'Orange']],
  ['blush', ['Pink']],
  ['lavender', ['Purple']],
  ['lilac', ['Purple']],
  ['violet', ['Purple']],
  ['plum', ['Purple']],
  ['mustard', ['Yellow']],
  ...COLOUR_FAMILIES.map((family) => [family.toLowerCase(), [family]] as const),
];

const PATTERNS = NAMES.map(([name, families]) => ({ pattern: new RegExp(`\\b${name}\\b`, 'g'), families }));
const cache = new Map<string, readonly FacetTerm[]>();
const KNOWN_LIMIT = 10_000;

/**
 * The colour families of a colour's name: `Navy` is blue, `Silver and Gold` both, `Teal` belongs to blue and
 * green. A name without a colour is its own value, after the families.
 */
export function colourTerms(name: string | undefined): readonly FacetTerm[] {
  if (name === undefined) return [];
  const before = cache.get(name);
  if (before) return before;
  const families = colourFamilies(name);
  const terms =
    families.size === 0
      ? wordTerms(name, COLOUR_FAMILIES.length)
      : [...families].flatMap((family) => wordTerms(family, COLOUR_FAMILIES.indexOf(family)));
  if (cache.size < KNOWN_LIMIT) cache.set(name, terms);
  return terms;
}

/** The families of all colours that a text names; empty where it names none. */
export function colourFamilies(text: string): ReadonlySet<ColourFamily> {
  let rest = text.toLowerCase().replaceAll('-', ' ');
  const families = new Set<ColourFamily>();
  for (const { pattern, families: found } of PATTERNS) {
    const without = rest.replace(pattern, ' ');
    if (without !== rest) for (const family of found) families.add(family);
    rest = without;
  }
  return families;
}
