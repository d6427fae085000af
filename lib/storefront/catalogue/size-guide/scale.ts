import * as m from '#messages';

/** Common objects of a standard size, for calibrating a screen. Lengths in millimetres. */
export const REFERENCE_OBJECTS = {
  /** Format ID-1 of ISO/IEC 7810: payment cards, PAN card, driving licence. */
  card: { name: m.sizeGuideBankCard, width: 53.98, height: 85.6, corner: 3.18 },
  /**
   * 27 mm since it was first minted (Coinage of … Rules, 2019 and 2021). The ₹5 coin is not included: it has been minted 23 mm
   * and 25 mm wide, a difference of two ring sizes.
   */
  coin: { name: m.sizeGuideCoin, width: 27, height: 27, corner: 13.5 },
} as const;
export type ReferenceObject = keyof typeof REFERENCE_OBJECTS;

/** The scale assumed where the shopper has not set it: 96 CSS pixels per inch. */
export const USUAL_SCALE = 96 / 25.4;
/** The range of CSS pixels per millimetre on screens, from a television to a phone with a small zoom. */
export const SMALLEST_SCALE = 2;
export const LARGEST_SCALE = 12;
/** The approximate scale of phones, which have about 160 CSS pixels per inch. */
export const PHONE_SCALE = 6.2;
/**
 * The steps of the scale: half a pixel across a card, which is invisible, and a pixel and a half, which is
 * just visible.
 */
export const SCALE_STEP = 0.01;
export const SCALE_PRESS = 0.03;

/** Limits a scale to the range of screens, rounded to three decimals. */
export function clampScale(scale: number): number {
  return Math.round(Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale)) * 1000) / 1000;
}

/**
 * Whether an object fits into `room` CSS pixels at a scale; otherwise it cannot be compared with the screen.
 */
export function fitsScreen(millimetres: number, scale: number, room: number): boolean {
  return millimetres * scale <= room;
}
