'use client';

import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { StoreHours } from '#lib/shared/store-hours.ts';
import { isOpen, openingText } from '#lib/storefront/stores/opening.ts';

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
  const [{ text, open }, setState] = useState({ text: today, open: false });
  useEffect(() => {
    const update = () => {
      const now = Date.now();
      setState({ text: openingText(hours, now), open: isOpen(hours, now) });
    };
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [hours]);
  return <p className={`min-h-6 text-sm ${open ? 'text-success' : 'text-muted'}`}>{text}</p>;
}
