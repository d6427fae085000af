/** What shoppers write, put into the words that the catalogue uses. Lower case, as `normaliseText` leaves a text. */
const REPLACEMENTS: readonly (readonly [string, string])[] = [
  ['smart watch(?:es)?', 'smartwatch'],
  ['fitness (?:band|tracker)s?', 'fitness smartwatch'],
  ['wrist ?watch(?:es)?|time ?pieces?', 'watch'],
  ['mangal ?soo?tra', 'mangalsutra'],
  ['rose ?gold', 'rose gold'],
  ['white ?gold', 'white gold'],
  ['yellow ?gold', 'yellow gold'],
  ['jh?umk[aie]s?|jhumkas?', 'jhumka'],
  ['kadas?|karas?', 'kada'],
  ['chand ?balis?', 'chandbali'],
  ['self winding', 'automatic'],
  ['hand ?wind(?:ing)?|manual ?wind(?:ing)?', 'hand wound'],
  ['mens?|gents?|male|boys?', 'men'],
  ['womens?|womans?|lad(?:y|ies)|female|girls?', 'women'],
  ['jewell?e?ry', 'jewellery'],
  ['ear ?rings?', 'earrings'],
  ['scuba|diving|divers?', 'diver'],
  ['bt calling', 'bluetooth calling'],
];

export const PHRASES = REPLACEMENTS.map(([from, replacement]) => ({
  pattern: new RegExp(`\\b(?:${from})\\b`, 'g'),
  replacement,
}));

/** Words that also find products described by another word; both sides stemmed. */
export const ALTERNATIVES: ReadonlyMap<string, readonly string[]> = new Map([
  ['ghadi', ['watch']],
  ['angoothi', ['ring']],
  ['anguthi', ['ring']],
  ['kangan', ['bangle']],
  ['choodi', ['bangle']],
  ['chudi', ['bangle']],
  ['haar', ['necklace']],
  ['payal', ['anklet']],
  ['heera', ['diamond']],
  ['sona', ['gold']],
  ['chandi', ['silver']],
  ['moti', ['pearl']],
  ['grey', ['gray']],
  ['gray', ['grey']],
  ['strap', ['band']],
  ['bridal', ['wedding']],
  ['marriage', ['wedding']],
  ['shaadi', ['wedding']],
  ['chrono', ['chronograph']],
  ['solitaire', ['diamond']],
  ['steel', ['stainless']],
  // A calendar shows the date, a tracker counts steps.
  ['calendar', ['date']],
  ['running', ['fitness']],
]);
