/** Where the browser cannot tell when it has nothing to do. */
const LATER_MS = 150;

/** Calls back once, when the browser has nothing to do; shortly where it cannot tell. Returns the function that cancels it. */
export function onIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(callback);
    return () => window.cancelIdleCallback(id);
  }
  const timer = window.setTimeout(callback, LATER_MS);
  return () => window.clearTimeout(timer);
}
