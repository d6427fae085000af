'use client';

import { useEffect, useRef } from 'react';

const NUMBER = 'number';

/** Whether an entry of the history is one on which the number is asked for. */
function isOfNumber(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'signInStep' in state && state.signInStep === NUMBER;
}

/**
 * Keeps the two steps of the sign-in as two entries of the history, below one address. Only the entries of the number are
 * marked: the router forgets marks where it renders an entry anew, and a code that was sent is what the page then shows.
 * `onStep` hears where Back and Forward lead, and at the beginning where they have led to the number. The answer is to be
 * called before the other step is shown: with true before the number is asked for.
 */
export function useStepHistory(onStep: (showsNumberStep: boolean) => void): (showsNumberStep: boolean) => void {
  const listener = useRef(onStep);
  useEffect(() => {
    listener.current = onStep;
  }, [onStep]);

  useEffect(() => {
    if (isOfNumber(window.history.state)) listener.current(true);
    const onPopState = ({ state }: PopStateEvent) => {
      // Without a state it was a link within the page, which leads to no other step.
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
