let isStarted = false;

/**
 * Begins to measure this page, of a product or another, when the browser has nothing else to do. Only for visitors who
 * agreed to statistics.
 */
export function startVitals(showsProduct: boolean): void {
  if (isStarted) return;
  isStarted = true;
  const load = () => void import('./measure-page.ts').then(({ measurePage }) => measurePage(showsProduct));
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(load);
  else setTimeout(load);
}
