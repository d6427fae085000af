'use client';

import { useEffect, useRef } from 'react';

const NUMBER = 'number';

/** Whether a history entry is one of the number step. */
function isOfNumber(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'signInStep' in state && state.signInStep === NUMBER;
}

/**
 * Keeps the two sign-in steps as two history entries with one URL. Only entries of the number step are marked,
 * because the router drops marks where it renders an entry again; after a sent code the page shows the code
 * step by default. `onStep` is called with the step that Back and Forward lead to, and on mount where they
 * have led to the number step. Call the returned function before the other step is shown: with true before the
 * number step.
 */
export function useStepHistory(onStep: (showsNumberStep: boolean) => void): (showsNumberStep: boolean) => void {
  const listener = useRef(onStep);
  useEffect(() => {
    listener.current = onStep;
  }, [onStep]);

  useEffect(() => {
    if (isOfNumber(window.history.state)) listener.current(true);
    const onPopState = ({ state }: PopStateEvent) => {
      // A null state comes from a link within the page, which changes no step.
      if (state !== null) listener.current(isOfNumber(state));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return (showsNumberStep) => {
    const { history } = window;
    if (!showsNumberStep) history.replaceState({ ...history.state, signInStep: NUMBER }, '');
    history.pushState(showsNumberStep ? { signInStep: NUMBER } : {}, '');
  };
}
