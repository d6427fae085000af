'use client';

import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';
import { QUICK_ADD_FORM_ID } from './form-id';

const BUTTON = `button[form=${QUICK_ADD_FORM_ID}]`;
const SIGNS = ['pointerover', 'focusin'] as const;

const load = () => import('./quick-add');

interface QuickAddFormProps {
  /** Whether the page stays as it is; otherwise a press leads to the cart page, which shows what was added. */
  inPlace: boolean;
  /** Whether the cart opens after an addition in place. */
  opensCart?: boolean;
}

/**
 * The form that the buttons on cards submit, and the handler of all of them. What follows a press is loaded at the
 * first sign of one.
 */
export function QuickAddForm({ inPlace, opensCart = false }: QuickAddFormProps) {
  const [part, setPart] = useState<ReactNode>(null);

  useEffect(() => {
    if (!inPlace) return;
    const fetchAhead = ({ target }: Event) => {
      if (target instanceof Element && target.closest(BUTTON)) void load().catch(() => undefined);
    };
    for (const sign of SIGNS) window.addEventListener(sign, fetchAhead, { passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, fetchAhead);
    };
  }, [inPlace]);

  const submit = async (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!inPlace || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const loaded = await load().catch(() => null);
    if (loaded) setPart(<loaded.QuickAdd press={{ button: submitter }} opensCart={opensCart} />);
    // The product's page does the same.
    else window.location.assign(localHref(submitter.value));
  };

  return (
    <>
      <form id={QUICK_ADD_FORM_ID} method="post" action={apiPaths.cart()} onSubmit={submit} hidden>
        <input type="hidden" name="intent" value="add" />
      </form>
      {part}
    </>
  );
}
