import { localHref } from '#lib/storefront/platform/site/local-href.ts';

let leaving = false;

/** A page restored from the back/forward cache is in use again. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) leaving = false;
}

/** Loads a new document, so that nothing of the previous page stays in the router's memory. */
export function leave(location: string): void {
  leaving = true;
  window.addEventListener('pageshow', onPageShow);
  window.location.assign(localHref(location));
}

/** Whether a form is just leaving this page: no other code may navigate then. */
export function isLeaving(): boolean {
  return leaving;
}
