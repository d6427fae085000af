import { forgetFound } from '#lib/search/photo-results.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { forgetPage } from './previous-url.ts';

/** Forgets what the storage of this tab holds of the shopper. */
export function forgetShopper(): void {
  forgetPage();
  forgetFound();
}

/** Forgets the shopper as soon as any form of the page signs them out. */
export function forgetOnSignOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === apiPaths.signOut()) forgetShopper();
  });
}
