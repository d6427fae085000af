const JEWELLERY = 'Apparel & Accessories > Jewelry';

/** Words in the store's category names, the most likely first, with the Google category for each. */
const KINDS: readonly (readonly [word: RegExp, kind: string])[] = [
  [/\bwatch(?:es)?\b|\bsmartwatch(?:es)?\b/i, 'Watches'],
  [/\b(?:earrings?|jhumkas?|studs?|hoops?|chandbalis?)\b/i, 'Earrings'],
  [/\brings?\b/i, 'Rings'],
  [/\b(?:pendants?|charms?)\b/i, 'Charms & Pendants'],
  [/\b(?:bangles?|bracelets?|kadas?)\b/i, 'Bracelets'],
  [/\b(?:anklets?|payals?)\b/i, 'Anklets'],
  [/\b(?:necklaces?|chains?|mangalsutras?|haars?)\b/i, 'Necklaces'],
  [/\bbrooch(?:es)?\b/i, 'Brooches & Lapel Pins'],
  [/\bsets?\b/i, 'Jewelry Sets'],
];

/** The category in Google's product taxonomy; `categories` are the store's, from the top down. */
export function googleCategory(categories: readonly string[]): string {
  for (const category of categories) {
    const found = KINDS.find(([word]) => word.test(category));
    if (found) return `${JEWELLERY} > ${found[1]}`;
  }
  return JEWELLERY;
}
