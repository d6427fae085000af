'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useState } from 'react';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { localHref } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import { startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { formFields } from '#lib/storefront/platform/forms/submit.ts';
import { pointText } from '#lib/storefront/stores/point-text.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { useScripted } from '@/components/ui/use-scripted';

const TIMEOUT_MS = 10_000;
/** The maximum age of a cached device position, which is precise enough to find a physical store. */
const AGE_MS = 5 * MINUTE_MS;

type State = 'idle' | 'asking' | 'unknown';

/**
 * Returns the form's parameters except for `q` and `near`, which the device's position replaces; empty ones
 * are omitted.
 */
function otherParams(form: HTMLFormElement | null): Record<string, string> {
  const { q, near, ...rest } = form ? formFields(form) : {};
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));
}

/**
 * Requests the device's position, only on a click, and leads to the physical stores nearby that match the
 * form's other fields. Renders nothing without JavaScript.
 */
export function LocateButton() {
  const router = useRouter();
  const scripted = useScripted();
  const [state, setState] = useState<State>('idle');
  if (!scripted) return null;

  const locate = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!('geolocation' in navigator)) return setState('unknown');
    setState('asking');
    const rest = otherParams(currentTarget.form);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        startRoute(false);
        router.push(localHref(paths.stores({ ...rest, near: pointText(coords) })), { scroll: false });
      },
      () => setState('unknown'),
      { timeout: TIMEOUT_MS, maximumAge: AGE_MS },
    );
  };
  return (
    <div className="mt-2">
      <Button variant="quiet" onClick={locate} disabled={state === 'asking'}>
        {state === 'asking' ? m.storesLocating() : m.storesUseLocation()}
      </Button>
      <p role="status" className="text-sm">
        {state === 'unknown' && m.storesNoLocation()}
      </p>
    </div>
  );
}
