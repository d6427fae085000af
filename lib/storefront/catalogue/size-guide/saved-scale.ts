import { persistedList } from '#lib/shared/persisted-list.ts';
import { clampScale, LARGEST_SCALE, SMALLEST_SCALE } from './scale.ts';

/** Screens have up to so many pixels of their own for each CSS pixel. */
const MOST_PIXELS = 8;

/**
 * Pixels of the screen itself to the millimetre, as the shopper has set it, until it is cleared. They stay the same however far
 * a page is zoomed, and CSS pixels do not.
 */
const kept = persistedList<number>({
  storage: 'localStorage',
  key: 'screen-scale',
  maximum: 1,
  readEntry: (entry) =>
    typeof entry === 'number' && entry >= SMALLEST_SCALE / MOST_PIXELS && entry <= LARGEST_SCALE * MOST_PIXELS
      ? entry
      : null,
});

/** CSS pixels to the millimetre as this screen was set; null where it was not. `zoom`: pixels of the screen to a CSS pixel. */
export function readScale(zoom: number): number | null {
  const [own] = kept.read();
  return own === undefined ? null : clampScale(own / zoom);
}

/** Keeps how a screen was set, in CSS pixels to the millimetre; null forgets it. False where the browser keeps nothing. */
export function saveScale(scale: number | null, zoom: number): boolean {
  return kept.keep(scale === null ? [] : [clampScale(scale) * zoom]);
}

/** Calls back whenever it is set anew, in this tab or in another, until the returned function is called. */
export const onScale = kept.onChange;
