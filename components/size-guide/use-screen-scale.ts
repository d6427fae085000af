'use client';

import { useSyncExternalStore } from 'react';
import { onScale, readScale, saveScale } from '#lib/storefront/catalogue/size-guide/saved-scale.ts';

/** Zooming a page changes how large a CSS pixel is, and tells it as a change of the window's size. */
function onChange(callback: () => void): () => void {
  const stop = onScale(callback);
  window.addEventListener('resize', callback);
  return () => {
    stop();
    window.removeEventListener('resize', callback);
  };
}

/** CSS pixels to the millimetre as the shopper has set this screen; null until then. */
export function useScreenScale(): number | null {
  return useSyncExternalStore(
    onChange,
    () => readScale(window.devicePixelRatio),
    () => null,
  );
}

/** Keeps how this screen was set; null forgets it. False where the browser keeps nothing. */
export function setScreenScale(scale: number | null): boolean {
  return saveScale(scale, window.devicePixelRatio);
}
