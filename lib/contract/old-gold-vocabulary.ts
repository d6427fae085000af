/** The metals that an old piece can be made of; `other`: another one, or the shopper is not sure. */
export const OLD_METALS = ['gold', 'platinum', 'silver', 'other'] as const;
export type OldMetal = (typeof OLD_METALS)[number];

/** The purities that a shopper can read on an old piece, and the metal that each is for; null for any. */
export const OLD_PURITIES = {
  unknown: null,
  '24-kt': 'gold',
  '22-kt': 'gold',
  '18-kt': 'gold',
  '14-kt': 'gold',
  'pt-950': 'platinum',
  '925': 'silver',
} as const satisfies Readonly<Record<string, OldMetal | null>>;
export type OldPurity = keyof typeof OLD_PURITIES;

/** How a shopper wishes to be answered. */
export const OLD_GOLD_PREFERENCES = ['call', 'store-visit'] as const;
export type OldGoldPreference = (typeof OLD_GOLD_PREFERENCES)[number];

/** What became of an enquiry. */
export const OLD_GOLD_OUTCOMES = ['answered', 'declined', 'not-reached'] as const;
export type OldGoldOutcome = (typeof OLD_GOLD_OUTCOMES)[number];

/** The bounds of the weight of all pieces together, in grams. */
export const OLD_GOLD_WEIGHT = { min: 0.1, max: 5000 } as const;
/** The most pieces of one enquiry, and the longest place and note, in characters. */
export const OLD_GOLD_PIECES_MAXIMUM = 100;
export const OLD_GOLD_PLACE_LENGTH = 60;
export const OLD_GOLD_NOTE_LENGTH = 300;
