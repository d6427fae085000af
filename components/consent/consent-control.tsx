'use client';

import { useEffect, useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { isPromptNeeded, onChoice, reportNoticeChoice } from '#lib/storefront/marketing/consent/client.ts';
import { MANAGE_ATTRIBUTE, MANAGE_EVENT, PROMPT_VISIBLE_ATTRIBUTE } from '#lib/storefront/marketing/consent/notice.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';
import type { ChoicesDialog } from './choices-dialog';
import { useBottomInset } from './use-bottom-inset';

const notice = () => document.querySelector<HTMLElement>('.consent-banner');

/** Where the focus goes when the dialog closes: back to its button, or to the content where the notice is gone. */
function focusAfterDialog(): void {
  if (isPromptNeeded()) notice()?.querySelector<HTMLElement>('[data-consent="manage"]')?.focus();
  else document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * The scripts of the consent notice: they report a choice made in it, open its dialog, and show or hide it when the
 * choice changes elsewhere, under "Cookie choices" or in another tab.
 */
export function ConsentControl() {
  const [isPromptVisible, setIsPromptVisible] = useState(isPromptNeeded);
  const [Dialog, setDialog] = useState<typeof ChoicesDialog | null>(null);
  useBottomInset(notice, isPromptVisible);

  useEffect(() => {
    document.documentElement.toggleAttribute(PROMPT_VISIBLE_ATTRIBUTE, isPromptVisible);
  }, [isPromptVisible]);
  useEffect(() => {
    reportNoticeChoice();
    return onChoice(() => {
      reportNoticeChoice();
      setIsPromptVisible(isPromptNeeded());
    });
  }, []);
  useEffect(() => {
    const open = async () => {
      document.documentElement.removeAttribute(MANAGE_ATTRIBUTE);
      const loaded = await import('./choices-dialog').catch(() => null);
      if (loaded) setDialog(() => loaded.ChoicesDialog);
      // The button at the foot of the page leads there, too.
      else window.location.assign(localHref(paths.content('cookies')));
    };
    // It may have been pressed before this script arrived.
    if (document.documentElement.hasAttribute(MANAGE_ATTRIBUTE)) void open();
    window.addEventListener(MANAGE_EVENT, open);
    return () => window.removeEventListener(MANAGE_EVENT, open);
  }, []);
  // By then the dialog is unmounted, and after a choice the notice is hidden.
  useEffect(() => {
    if (Dialog) return focusAfterDialog;
  }, [Dialog]);

  return Dialog && <Dialog onClose={() => setDialog(null)} />;
}
