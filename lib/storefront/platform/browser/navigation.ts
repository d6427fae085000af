/** Event of `window`: a navigation to another page of the store begins without loading a new document. */
const STARTS = 'store:route-start';
/** Event of `window`: the new page is displayed. */
const ENDS = 'store:route-end';
/** Event of `window`: the page has been displayed for a while, and deferred content may be shown. */
const REVEALED = 'store:revealed';

function listen(name: string, onEvent: (event: Event) => void): () => void {
  window.addEventListener(name, onEvent);
  return () => window.removeEventListener(name, onEvent);
}

let isOpening = false;

/** Whether a page is on its way that will be shown from its top. */
export const isPageOpening = (): boolean => isOpening;

/**
 * Dispatches the start of a route change; called by code that uses the router. `toTop`: whether the new page
 * is shown from its top.
 */
export function startRoute(toTop = true): void {
  isOpening = toTop;
  window.dispatchEvent(new CustomEvent(STARTS, { detail: toTop }));
}

/** Dispatches the end of a route change; called only by the route watcher. */
export function endRoute(): void {
  isOpening = false;
  window.dispatchEvent(new Event(ENDS));
}

/** Dispatches that deferred content may be shown; called only by the route watcher. */
export const announceRevealed = (): boolean => window.dispatchEvent(new Event(REVEALED));

/** Calls back at the start of every route change, until the returned function is called. */
export const onRouteStart = (callback: (toTop: boolean) => void): (() => void) =>
  listen(STARTS, (event) => callback((event as CustomEvent<boolean>).detail));

/** Calls back at the end of every route change, until the returned function is called. */
export const onRouteEnd = (callback: () => void): (() => void) => listen(ENDS, callback);

/** Calls back whenever a page may show deferred content, until the returned function is called. */
export const onRevealed = (callback: () => void): (() => void) => listen(REVEALED, callback);
