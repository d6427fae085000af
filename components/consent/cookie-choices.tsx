'use client';

import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';

const load = () => import('./choices-dialog').then(({ ChoicesDialog }) => ChoicesDialog);

/** Opens the cookie choices again, so that withdrawing consent is as easy as giving it. */
export function CookieChoices({ className }: { className: string }) {
  const { opener, busy, fetchAhead, open, view } = useLazyDialog<HTMLButtonElement>(load, paths.content('cookies'));
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-busy={busy}
        onClick={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className={`needs-script ${className}`}
      >
        {m.consentCookieChoices()}
      </button>
      {view}
    </>
  );
}
