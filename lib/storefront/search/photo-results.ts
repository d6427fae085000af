import { saveSearchPhoto } from './saved-photo.ts';

/** Of sessionStorage: the products that a search by image has found, joined by commas. */
const IMAGE_SEARCH_KEY = 'productImageIds';
/** Of sessionStorage: a small picture of the shopper's photo as a data address. It never leaves the device. */
const PICTURE_KEY = 'productImagePicture';

/** What a search by image has found. */
export interface FoundByPhoto {
  /** Codes of products, nearest first. */
  codes: string[];
  /** The photo as a small data address; empty where the browser could not make one. */
  picture: string;
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back whenever something else has been found, or is forgotten, until the returned function is called. */
export function onFoundByPhoto(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps what a search by image has found for the page of its results. */
export function rememberFound({ codes, picture }: FoundByPhoto): void {
  try {
    window.sessionStorage.setItem(IMAGE_SEARCH_KEY, codes.join(','));
    window.sessionStorage.setItem(PICTURE_KEY, picture);
  } catch {
    // Blocked by the browser's settings: the address still names the nearest product.
  }
  tell();
}

/** Removes all that is left of a search by image. */
export function clearPhotoResults(): void {
  saveSearchPhoto(null);
  try {
    window.sessionStorage.removeItem(IMAGE_SEARCH_KEY);
    window.sessionStorage.removeItem(PICTURE_KEY);
  } catch {
    // Where nothing could be kept, nothing is left.
  }
  tell();
}

function read(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The codes as they are kept, joined by commas; empty where no photo was searched for. */
export const readFoundCodes = (): string => read(IMAGE_SEARCH_KEY);

/** The small picture; empty where there is none. */
export const readFoundPicture = (): string => read(PICTURE_KEY);
