'use client';

import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { StoreHours } from '#lib/shared/store-hours.ts';
import { openingText } from '#lib/storefront/stores/opening.ts';

interface OpeningNowProps {
  hours: StoreHours;
  /** Today's hours, shown without JavaScript. */
  today: string;
}

/**
 * Whether a physical store is open now; computed in the browser, because the page may have been cached for
 * some minutes.
 */
export function OpeningNow({ hours, today }: OpeningNowProps) {
  const [text, setText] = useState(today);
  useEffect(() => {
    const update = () => setText(openingText(hours, Date.now()));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [hours]);
  return <p className={`min-h-6 text-sm ${text.startsWith('Open') ? 'text-success' : 'text-muted'}`}>{text}</p>;
}
