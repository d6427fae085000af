import * as paths from '#lib/shared/paths.ts';
import type { PlainPage } from '#lib/storefront/platform/http/plain-page.ts';

/** The message on a form that is shown again after a new sign-in. */
export const SIGNED_OUT = 'You were signed out before we received this. Please check it and send it again.';

interface PendingForm {
  /** The address that the form is submitted to. */
  action: string;
  /** All fields that are submitted again. */
  fields: Readonly<Record<string, string>>;
  /** The form's own page. */
  page: string;
  /** Whether files were attached, which no page can submit again. */
  hasFiles: boolean;
}

/**
 * The page without scripts for an ended session and a form too large for its cookie: the page itself holds the
 * fields.
 */
export function signedOutPage({ action, fields, page, hasFiles }: PendingForm): PlainPage {
  return {
    title: 'Sign in, then send it again',
    texts: [
      'You were signed out before we received this. Your text is still on this page.',
      'Sign in on a new tab, return to this one and press “Send again”.',
      ...(hasFiles ? ['Photos are not kept. Please add them after you send the rest.'] : []),
    ],
    forms: [{ name: 'Send again', action, fields }],
    link: { name: 'Sign in (opens a new tab)', href: paths.signIn(page), opensTab: true },
  };
}
