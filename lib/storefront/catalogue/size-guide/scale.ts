/** Things that everybody has and that are equally large everywhere, to set a screen by. Lengths in millimetres. */
export const KNOWN_OBJECTS = {
  /** Format ID-1 of ISO/IEC 7810: payment cards, PAN card, driving licence. */
  card: { name: 'Bank card', width: 53.98, height: 85.6, corner: 3.18 },
  /**
   * 27 mm since it was first struck (Coinage of … Rules, 2019 and 2021). The ₹5 coin has been struck 23 mm and 25 mm wide, which
   * would be two sizes of a ring apart, so it is not among them.
   */
  coin: { name: '₹10 coin', width: 27, height: 27, corner: 13.5 },
} as const;
export type KnownObject = keyof typeof KNOWN_OBJECTS;

/** What a screen shows where nobody has set it: 96 CSS pixels to the inch. */
export const USUAL_SCALE = 96 / 25.4;
/** CSS pixels to the millimetre that screens have, from a television to a phone with a small zoom. */
export const SMALLEST_SCALE = 2;
export const LARGEST_SCALE = 12;
/** What phones show, more or less: CSS makes about 160 of their pixels an inch. */
export const PHONE_SCALE = 6.2;
/** Half a pixel across a card, which nobody sees, and a pixel and a half, which one just sees. */
export const SCALE_STEP = 0.01;
export const SCALE_PRESS = 0.03;

/** A scale within what screens have, to three decimals. */
export function clampScale(scale: number): number {
  return Math.round(Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale)) * 1000) / 1000;
}

/** Whether a thing fits into so many CSS pixels at a scale: what does not cannot be held against the screen. */
export function fitsScreen(millimetres: number, scale: number, room: number): boolean {
  return millimetres * scale <= room;
}
