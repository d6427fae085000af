/** Of `window`: the shopper leaves a page for another one of the store without loading a new document. */
const STARTS = 'samay:route-start';
/** Of `window`: the other page is there. */
const ENDS = 'samay:route-end';
/** Of `window`: the page has stood for a while, and what was held back may come. */
const REVEALED = 'samay:revealed';

function listen(name: string, onEvent: (event: Event) => void): () => void {
  window.addEventListener(name, onEvent);
  return () => window.removeEventListener(name, onEvent);
}

/** Says that a route change begins; for whoever calls the router. `toTop`: whether the other page is shown from its top. */
export const startRoute = (toTop = true): boolean => window.dispatchEvent(new CustomEvent(STARTS, { detail: toTop }));

/** Says that the new page is there; for the one watcher of routes. */
export const endRoute = (): boolean => window.dispatchEvent(new Event(ENDS));

/** Says that what was held back may come; for the one watcher of routes. */
export const announceRevealed = (): boolean => window.dispatchEvent(new Event(REVEALED));

/** Calls back at the beginning of every route change, until the returned function is called. */
export const onRouteStart = (callback: (toTop: boolean) => void): (() => void) =>
  listen(STARTS, (event) => callback((event as CustomEvent<boolean>).detail));

/** Calls back at the end of every route change, until the returned function is called. */
export const onRouteEnd = (callback: () => void): (() => void) => listen(ENDS, callback);

/** Calls back whenever a page may show what was held back, until the returned function is called. */
export const onRevealed = (callback: () => void): (() => void) => listen(REVEALED, callback);
