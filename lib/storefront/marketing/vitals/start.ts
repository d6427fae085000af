let isStarted = false;

/** Begins to measure this page when the browser has nothing else to do. Only for visitors who agreed to statistics. */
export function startVitals(): void {
  if (isStarted) return;
  isStarted = true;
  const load = () => void import('./measure-page.ts').then(({ measurePage }) => measurePage());
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(load);
  else setTimeout(load);
}
