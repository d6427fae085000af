import type { RootCategory } from '../product-attributes.ts';

interface CategoryPath {
  RootCategory: RootCategory;
  Category: string;
  SubCategory: string;
}

/** Numbers of Google's product taxonomy for what the store sells, and for similar goods that it does not sell. */
const TAXONOMY: Readonly<Record<string, string>> = {
  '188': 'Jewelry',
  '189': 'Jewelry > Anklets',
  '190': 'Jewelry > Body Jewelry',
  '191': 'Jewelry > Bracelets',
  '192': 'Jewelry > Pendants',
  '194': 'Jewelry > Earrings',
  '196': 'Jewelry > Necklaces',
  '197': 'Jewelry > Brooches',
  '200': 'Jewelry > Rings',
  '201': 'Watches',
  '5122': 'Watch Accessories',
  '5123': 'Watch Accessories > Watch Bands',
  '6870': 'Watch Accessories > Watch Winders',
  '7471': 'Watch Accessories > Watch Stickers',
};

/** Accessories for watches and jewellery, and goods that only sound like them. */
const REFUSED =
  /\b(?:watch (?:accessor|band|strap|winder|stand|tool)|winders?\b|sticker|anklet|brooch|body jewel|cleaner|box(?:es)?\b|(?:key|curtain|napkin|piston|teething) ?(?:chain|ring)|chain ?saw|ring (?:gear|binder|light))/i;
/** A category of straps only, as `Straps` or `Watches > Leather straps`; also categories of watches by their strap. */
const STRAPS = /(?:^|>)[^>]*\b(?:straps?|watch ?bands?)\s*$/i;
const STRAP_ALONE = /\b(?:straps?|bands?) for\b|\bwatch (?:straps?|bands?)\b/i;
const SMARTWATCH = /\b(?:smart ?-?watch(?:es)?|fitness (?:band|tracker|watch)(?:e?s)?)\b/i;
const WATCH = /\bwatch(?:es)?\b/i;
const JEWELLERY = /\bjewel(?:le)?ry\b/i;

/** Kinds of jewellery by the words that identify them, the more specific first. */
const JEWELS: readonly (readonly [RegExp, string])[] = [
  [/\bmangal ?sutras?\b/i, 'Mangalsutra'],
  [/\b(?:ear ?rings?|jhumk[ai]s?|chandbalis?|studs?|hoops?)\b/i, 'Earrings'],
  [/\b(?:bangles?|kadas?)\b/i, 'Bangles'],
  [/\bbracelets?\b/i, 'Bracelets'],
  [/\b(?:pendants?|charms?)\b/i, 'Pendants'],
  [/\bchains?\b/i, 'Chains'],
  [/\b(?:necklaces?|haars?|chokers?)\b/i, 'Necklaces'],
  [/\brings?\b/i, 'Rings'],
];

/** Subcategories that the store has lists for. */
const FINER: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  Watches: [
    [/\bchronograph/i, 'Chronograph'],
    [/\bdiv(?:er|ing)/i, 'Diver'],
    [/\bautomatic\b/i, 'Automatic'],
    [/\bsports?\b/i, 'Sports'],
    [/\b(?:dress|formal)\b/i, 'Dress'],
    [/\bcasual\b/i, 'Casual'],
  ],
  Smartwatches: [
    [/\bround\b/i, 'Round Dial'],
    [/\b(?:square|rectang)/i, 'Square Dial'],
  ],
  Earrings: [
    [/\bjhumk/i, 'Jhumka'],
    [/\bchandbali/i, 'Chandbali'],
    [/\bhoop/i, 'Hoops'],
    [/\bdrop/i, 'Drops'],
    [/\bstud/i, 'Studs'],
  ],
  Bangles: [[/\bkadas?\b/i, 'Kada']],
  Rings: [
    [/\bengagement\b/i, 'Engagement Rings'],
    [/\bcocktail\b/i, 'Cocktail Rings'],
    [/\bbands?\b/i, 'Bands'],
  ],
};

const ROOTS: readonly string[] = ['Watches', 'Smartwatches', 'Jewellery'] satisfies RootCategory[];

/**
 * The category of a product. `categories` are the feed's own category names, the most reliable first; `title` only
 * determines the kind of jewellery or watch; `tags` are used if no category helps. Null if the store does not sell
 * such goods, which a single category may decide.
 */
export function placeOf(
  categories: readonly string[],
  title: string,
  tags: readonly string[] = [],
): CategoryPath | null {
  const named = categories.map((category) => TAXONOMY[category.trim()] ?? category);
  if (named.some((text) => isRefused(text, title))) return null;
  for (const category of categories) {
    const [root = '', kind, finer, ...more] = category.split('>').map((part) => part.trim());
    if (ROOTS.includes(root) && kind && finer && more.length === 0) {
      return { RootCategory: root as RootCategory, Category: kind, SubCategory: finer };
    }
  }
  for (const text of [...named, ...tags.filter((tag) => !REFUSED.test(tag))]) {
    const place = categoryByText(text, title);
    if (place) return place;
  }
  return null;
}

function isRefused(category: string, title: string): boolean {
  if (REFUSED.test(category)) return true;
  return STRAPS.test(category) && (!WATCH.test(title) || STRAP_ALONE.test(title));
}

function categoryByText(category: string, title: string): CategoryPath | null {
  const both = `${category} ${title}`;
  if (SMARTWATCH.test(category) || (WATCH.test(category) && SMARTWATCH.test(title))) {
    return { RootCategory: 'Smartwatches', Category: 'Smartwatches', SubCategory: finerOf('Smartwatches', both) };
  }
  if (WATCH.test(category)) {
    return { RootCategory: 'Watches', Category: 'Watches', SubCategory: finerOf('Watches', both) };
  }
  const kind = kindOf(category) ?? (JEWELLERY.test(category) ? kindOf(title) : undefined);
  return kind === undefined ? null : { RootCategory: 'Jewellery', Category: kind, SubCategory: finerOf(kind, both) };
}

function kindOf(text: string): string | undefined {
  return JEWELS.find(([words]) => words.test(text))?.[1];
}

function finerOf(kind: string, text: string): string {
  return FINER[kind]?.find(([words]) => words.test(text))?.[1] ?? kind;
}

/** Why a product has no place: what its file calls its category and tags, if anything. */
export function unknownCategory(names: readonly string[]): string {
  const named = names.join(' | ');
  return named === ''
    ? 'has no category, such as watches, smartwatches or jewellery'
    : `"${named}" is not a category of watches, smartwatches or jewellery`;
}
