import * as apiPaths from '#lib/shared/api-paths.ts';
import { clearPhotoResults } from '#lib/storefront/search/photo-results.ts';
import { clearPreviousPage } from './previous-url.ts';

/** Forgets what the storage of this tab holds of the shopper. */
export function clearShopper(): void {
  clearPreviousPage();
  clearPhotoResults();
}

/** Forgets the shopper as soon as any form of the page signs them out. */
export function clearShopperOnSignOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === apiPaths.signOut()) clearShopper();
  });
}
