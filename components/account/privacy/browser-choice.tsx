'use client';

import { useSyncExternalStore } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { readChoice } from '#lib/storefront/marketing/consent/choice.ts';
import { choiceCookie, onChoice } from '#lib/storefront/marketing/consent/client.ts';
import { VISIT_PURPOSE_TEXTS } from '#lib/storefront/marketing/consent/purposes.ts';

const LIST = new Intl.ListFormat('en-GB');
const UNSCRIPTED = 'We record nothing for these purposes unless you agree, and nothing in browsers without JavaScript.';

/** Returns the cookie choice of this browser as text. */
function choiceText(cookie: string | undefined): string {
  const choice = readChoice(cookie ?? '');
  if (!choice) return 'You have not chosen yet in this browser, so we record nothing.';
  const granted = choice.granted.map((purpose) => VISIT_PURPOSE_TEXTS[purpose].title().toLowerCase());
  const what = granted.length === 0 ? 'refused everything' : `agreed to ${LIST.format(granted)}`;
  return `In this browser you ${what} on ${formatMoment(choice.at)}.`;
}

/** The cookie choice of this browser's visitor, updated live. */
export function BrowserChoice() {
  const text = useSyncExternalStore(
    onChoice,
    () => choiceText(choiceCookie()),
    () => UNSCRIPTED,
  );
  return (
    <p aria-live="polite" className="mt-3">
      {text}
    </p>
  );
}
