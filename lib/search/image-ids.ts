/** Of sessionStorage: the products that a search by image has found, joined by commas. */
export const IMAGE_SEARCH_KEY = 'productImageIds';

/** Keeps what a search by image has found for the page of its results. */
export function rememberImageIds(codes: readonly string[]): void {
  try {
    window.sessionStorage.setItem(IMAGE_SEARCH_KEY, codes.join(','));
  } catch {
    // Blocked by the browser's settings: the address still names the nearest product.
  }
}
