let leaving = false;

/** A page that the browser brings back from its memory was not left for good. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) leaving = false;
}

/** Leaves for a whole new document, so that nothing of the page before stays in the router's memory. */
export function leave(location: string): void {
  leaving = true;
  window.addEventListener('pageshow', onPageShow);
  window.location.assign(location);
}

/** Whether a form is just leaving this page: nothing else may then choose where to. */
export function isLeaving(): boolean {
  return leaving;
}
