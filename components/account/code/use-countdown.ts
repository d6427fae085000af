'use client';

import { useEffect, useState } from 'react';

/**
 * Counts whole seconds down to 0. It uses the clock, so that a phone waking from sleep does not resume where
 * it stopped.
 */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return left;
}
