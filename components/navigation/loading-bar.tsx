'use client';

import { useEffect, useState } from 'react';
import { onRouteEnd, onRouteStart } from '#lib/storefront/platform/browser/navigation.ts';

/** A page that arrives sooner shows no bar. */
const TIMEOUT_MS = 100;
const STEP_EVERY_MS = 200;
const LARGEST_STEP = 15;
/** The largest percentage before the page has arrived. */
const FURTHEST = 94;
const DONE = 100;
const FINISH_MS = 500;

const further = (percent: number) => Math.min(FURTHEST, percent + 1 + Math.random() * (LARGEST_STEP - 1));

/** The loading bar at the upper edge during a navigation. Screen readers get the new page's title instead. */
export function LoadingBar() {
  const [percent, setPercent] = useState<number | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    const grow = () => {
      setPercent((before) => further(before === null || before === DONE ? 0 : before));
      timer = window.setTimeout(grow, STEP_EVERY_MS);
    };
    const stopStart = onRouteStart(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(grow, TIMEOUT_MS);
    });
    const stopEnd = onRouteEnd(() => {
      window.clearTimeout(timer);
      setPercent((before) => before && DONE);
      timer = window.setTimeout(() => setPercent(null), FINISH_MS);
    });
    return () => {
      window.clearTimeout(timer);
      stopStart();
      stopEnd();
    };
  }, []);

  if (percent === null) return null;
  return (
    <div aria-hidden="true" data-loading={percent} className="loading-bar" style={{ scale: `${percent / DONE} 1` }} />
  );
}
