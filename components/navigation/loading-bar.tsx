'use client';

import { useEffect, useRef } from 'react';
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

/** Sets the bar to a percentage; null hides it. */
function draw(bar: HTMLElement, percent: number | null): void {
  if (percent === null) {
    delete bar.dataset.loading;
    return;
  }
  bar.dataset.loading = String(percent);
  bar.style.scale = `${percent / DONE} 1`;
}

/**
 * The loading bar at the upper edge during a navigation. Screen readers get the new page's title instead. It moves
 * without React, which would begin to render the new page anew at each step.
 */
export function LoadingBar() {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const bar = element.current;
    if (!bar) return;
    let percent: number | null = null;
    let timer: number | undefined;
    const set = (next: number | null) => {
      percent = next;
      draw(bar, percent);
    };
    const grow = () => {
      set(further(percent === null || percent === DONE ? 0 : percent));
      timer = window.setTimeout(grow, STEP_EVERY_MS);
    };
    const stopStart = onRouteStart(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(grow, TIMEOUT_MS);
    });
    const stopEnd = onRouteEnd(() => {
      window.clearTimeout(timer);
      if (percent === null) return;
      set(DONE);
      timer = window.setTimeout(() => set(null), FINISH_MS);
    });
    return () => {
      window.clearTimeout(timer);
      stopStart();
      stopEnd();
    };
  }, []);

  return <div ref={element} aria-hidden="true" className="loading-bar" />;
}
