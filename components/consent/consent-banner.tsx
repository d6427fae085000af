'use client';

import { useEffect, useRef, useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { isPromptNeeded, onChoice, saveChoice } from '#lib/storefront/marketing/consent/client.ts';
import { VISIT_PURPOSES } from '#lib/storefront/marketing/consent/purposes.ts';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { ChoicesDialog } from './choices-dialog';
import { useBottomInset } from './use-bottom-inset';

const POLICY_SLUG = 'cookies';

/** When the focused element is removed, the focus moves to the content instead of the end of the page. */
const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

/**
 * The consent banner for visitors who have not chosen yet. It stays until they choose: in it, under "Cookie
 * choices", or in another tab.
 */
export function ConsentBanner() {
  const [asks, setAsks] = useState(isPromptNeeded);
  const [choosing, setChoosing] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const manage = useRef<HTMLButtonElement>(null);
  useBottomInset(banner, asks);

  useEffect(
    () =>
      onChoice(() => {
        const hadFocus = banner.current?.contains(document.activeElement) === true;
        setAsks(isPromptNeeded());
        if (hadFocus) focusContent();
      }),
    [],
  );
  // By then the dialog is unmounted, and after a choice the banner, too.
  useEffect(() => {
    if (choosing) return () => (manage.current ? manage.current.focus() : focusContent());
  }, [choosing]);

  return (
    <>
      {asks && (
        <section ref={banner} aria-label="Cookie consent" className="consent-banner">
          <p className="text-sm">
            With your consent, we count visits for <strong className="font-medium">statistics</strong>, record which{' '}
            <strong className="font-medium">campaign</strong> brought you here, and keep your{' '}
            <strong className="font-medium">recently viewed</strong> products in this browser. “Ok” agrees to all three.
            You can change your choices at the foot of any page.
          </p>
          <div className="mt-3 grid grid-cols-2 gap-3">
            <Button variant="secondary" onClick={() => saveChoice(VISIT_PURPOSES)}>
              Ok
            </Button>
            <Button variant="secondary" onClick={() => saveChoice([])}>
              Refuse all
            </Button>
          </div>
          <div className="mt-1 flex flex-wrap justify-between gap-x-6 text-sm">
            <button
              ref={manage}
              type="button"
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
              className={buttonClass('quiet')}
            >
              Manage choices
            </button>
            <Link href={paths.content(POLICY_SLUG)} onClick={() => saveChoice([])} className={buttonClass('quiet')}>
              Cookie policy
            </Link>
          </div>
        </section>
      )}
      {choosing && <ChoicesDialog onClose={() => setChoosing(false)} />}
    </>
  );
}
