/** Search texts of shoppers, correct and misspelt, for every department. */
export const SEARCH_TEXTS: readonly string[] = [
  'watch',
  'gold',
  'ring',
  'diamond ring',
  'blue dial watch',
  'automatic watch for men',
  'rosegold ring',
  'smart watch',
  'mangal sutra',
  'chronograf',
  'braclet',
  'earings',
  'diamnd engagment ring',
  '22k gold chain',
  '925 sterling silver',
  'mother of pearl watch women',
  'leather strap chronograph',
  'amoled smartwatch with gps',
  'platinum band',
  'jhumka',
  'kada',
  'sapphire crystal 100m',
  'swiss automatic',
  'emerald pendant',
  'kundan necklace',
  'gmt',
  'solar',
  'xyzzy qwerty',
  'a',
  'G00000',
];

/** Beginnings of these texts as a shopper types them, from three letters on. */
export const SUGGESTION_TEXTS: readonly string[] = SEARCH_TEXTS.flatMap((text) =>
  text.length < 4 ? [text] : [text.slice(0, 3), text.slice(0, Math.ceil(text.length / 2) + 2), text],
).filter((text) => text.length >= 3);

/** Filters that a listing may carry. */
export const FILTERS: readonly Record<string, string[]>[] = [
  {},
  { gender: ['men'] },
  { price: ['5000-10000', '10000-25000'], stock: ['in-stock'] },
  { origin: ['india'], gender: ['women', 'unisex'] },
];
