import { IMAGE_SEARCH_KEY } from '#lib/search/image-ids.ts';
import { paths } from '#lib/shared/paths.ts';
import { forgetPage } from './previous-url.ts';

/** Forgets what the storage of this tab holds of the shopper. */
export function forgetShopper(): void {
  forgetPage();
  try {
    window.sessionStorage.removeItem(IMAGE_SEARCH_KEY);
  } catch {
    // Blocked by the browser's settings: there is nothing to forget.
  }
}

/** Forgets the shopper as soon as any form of the page signs them out. */
export function forgetOnSignOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === paths.api.signOut()) forgetShopper();
  });
}
