import * as apiPaths from '#lib/shared/api-paths.ts';
import { clearPhotoResults } from '#lib/storefront/search/photo-results.ts';
import { clearPreviousPage } from './previous-url.ts';

/** Clears the shopper's data from the storage of this tab. */
export function clearShopper(): void {
  clearPreviousPage();
  clearPhotoResults();
}

/** Clears that data as soon as a form of the page signs the customer out. */
export function clearShopperOnSignOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === apiPaths.signOut()) clearShopper();
  });
}
