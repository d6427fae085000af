'use client';

import { useSyncExternalStore } from 'react';
import { onScale, readScale, saveScale } from '#lib/storefront/catalogue/size-guide/saved-scale.ts';

/** Zooming changes the size of a CSS pixel, and fires a resize event of the window. */
function onChange(callback: () => void): () => void {
  const stop = onScale(callback);
  window.addEventListener('resize', callback);
  return () => {
    stop();
    window.removeEventListener('resize', callback);
  };
}

/** The CSS pixels per millimetre that the shopper calibrated for this screen; null until then. */
export function useScreenScale(): number | null {
  return useSyncExternalStore(
    onChange,
    () => readScale(window.devicePixelRatio),
    () => null,
  );
}

/** Stores the scale of this screen; null removes it. Returns false where the browser stores nothing. */
export function setScreenScale(scale: number | null): boolean {
  return saveScale(scale, window.devicePixelRatio);
}
