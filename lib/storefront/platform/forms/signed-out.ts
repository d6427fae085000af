import * as paths from '#lib/shared/paths.ts';
import type { PlainPage } from '#lib/storefront/platform/http/plain-page.ts';

/** What the page of a form says that comes back once its shopper has signed in again. */
export const SIGNED_OUT = 'You were signed out before we received this. Please check it and send it again.';

interface PendingForm {
  /** Where the form is sent. */
  action: string;
  /** All that is sent again. */
  fields: Readonly<Record<string, string>>;
  /** The form's own page. */
  page: string;
  /** Whether files came along, which no page can send again. */
  hasFiles: boolean;
}

/** What who has no scripts is told whose session ended over a form that is too long for a note: the page itself keeps it. */
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
