import { saveSearchPhoto } from './saved-photo.ts';

/** Key of sessionStorage: the products found by the search by photo, joined by commas. */
const IMAGE_SEARCH_KEY = 'productImageIds';
/** Key of sessionStorage: a small copy of the shopper's photo as a data URL. It never leaves the device. */
const PICTURE_KEY = 'productImagePicture';

/** The results of a search by photo. */
export interface FoundByPhoto {
  /** Codes of products, nearest first. */
  codes: string[];
  /** A small copy of the photo as a data URL; empty where the browser could not make one. */
  picture: string;
}

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the results, also when they are cleared. Returns the unsubscribe function. */
export function onFoundByPhoto(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the results of a search by photo for the results page. */
export function rememberFound({ codes, picture }: FoundByPhoto): void {
  try {
    window.sessionStorage.setItem(IMAGE_SEARCH_KEY, codes.join(','));
    window.sessionStorage.setItem(PICTURE_KEY, picture);
  } catch {
    // The storage is blocked by the browser's settings; the address still names the nearest product.
  }
  notify();
}

/** Removes everything that a search by photo stored. */
export function clearPhotoResults(): void {
  saveSearchPhoto(null);
  try {
    window.sessionStorage.removeItem(IMAGE_SEARCH_KEY);
    window.sessionStorage.removeItem(PICTURE_KEY);
  } catch {
    // Where nothing can be stored, nothing has to be removed.
  }
  notify();
}

function read(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The stored codes, joined by commas; empty without a search by photo. */
export const readFoundCodes = (): string => read(IMAGE_SEARCH_KEY);

/** The small copy of the photo; empty where there is none. */
export const readFoundPicture = (): string => read(PICTURE_KEY);
