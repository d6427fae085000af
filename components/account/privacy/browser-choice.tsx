'use client';

import { useSyncExternalStore } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { listText } from '#lib/shared/list-text.ts';
import { readChoice } from '#lib/storefront/marketing/consent/choice.ts';
import { choiceCookie, onChoice } from '#lib/storefront/marketing/consent/client.ts';
import { VISIT_PURPOSE_TEXTS } from '#lib/storefront/marketing/consent/purpose-texts.ts';
import * as m from '#messages';

/** Returns the cookie choice of this browser as text. */
function choiceText(cookie: string | undefined): string {
  const choice = readChoice(cookie ?? '');
  if (!choice) return m.accountBrowserNotChosen();
  const granted = choice.granted.map((purpose) => VISIT_PURPOSE_TEXTS[purpose].title().toLowerCase());
  const moment = formatMoment(choice.at);
  if (granted.length === 0) return m.accountBrowserRefused({ moment });
  return m.accountBrowserAgreed({ purposes: listText(granted), moment });
}

/** The cookie choice of this browser's visitor, updated live. */
export function BrowserChoice() {
  const text = useSyncExternalStore(onChoice, () => choiceText(choiceCookie()), m.accountBrowserUnscripted);
  return (
    <p aria-live="polite" className="mt-3">
      {text}
    </p>
  );
}
