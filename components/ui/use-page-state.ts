import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function onMotionChange(report: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', report);
  return () => query.removeEventListener('change', report);
}

/** Whether the visitor prefers reduced motion; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}

function onVisibilityChange(report: () => void): () => void {
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
}

/** Whether the page is in a hidden tab. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
}
