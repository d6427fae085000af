'use client';

import { useEffect, useState } from 'react';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';

const SHOWN_PAST_PX = 100;

function returnToTop(): void {
  // The button disappears, so the focus continues from the beginning of the page.
  document.getElementById('content')?.focus({ preventScroll: true });
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}

/** The button that returns to the top of a scrolled page; on a phone it is in the footer, where it covers nothing. */
export function ReturnToTop() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const update = () => setShown(window.scrollY > SHOWN_PAST_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  if (!shown) return null;
  return (
    <button type="button" aria-label={m.footerReturnToTop()} onClick={returnToTop} className="return-to-top">
      <Icon name="down" className="size-5 rotate-180" />
    </button>
  );
}
