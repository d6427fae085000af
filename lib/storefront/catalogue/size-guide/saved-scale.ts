import { persistedList } from '#lib/storefront/platform/browser/persisted-list.ts';
import { clampScale, LARGEST_SCALE, SMALLEST_SCALE } from './scale.ts';

/** The most device pixels that screens have for each CSS pixel. */
const MAX_PIXELS = 8;

/**
 * Device pixels per millimetre, as set by the shopper, until they are cleared. Unlike CSS pixels they do not change with
 * the zoom of the page.
 */
const savedScales = persistedList<number>({
  storage: 'localStorage',
  key: 'screen-scale',
  maximum: 1,
  readEntry: (entry) =>
    typeof entry === 'number' && entry >= SMALLEST_SCALE / MAX_PIXELS && entry <= LARGEST_SCALE * MAX_PIXELS
      ? entry
      : null,
});

/**
 * The saved scale in CSS pixels per millimetre; null where none is set. `zoom`: device pixels per CSS pixel.
 */
export function readScale(zoom: number): number | null {
  const [own] = savedScales.read();
  return own === undefined ? null : clampScale(own / zoom);
}

/** Saves the scale in CSS pixels per millimetre; null removes it. False where the browser cannot store it. */
export function saveScale(scale: number | null, zoom: number): boolean {
  return savedScales.save(scale === null ? [] : [clampScale(scale) * zoom]);
}

/** Subscribes to changes of the scale in this tab or another one. Returns the unsubscribe function. */
export const onScale = savedScales.onChange;
