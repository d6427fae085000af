import type { NotFoundReason } from '#lib/shared/route-names.ts';
import { OUTAGE } from '#lib/storefront/platform/http/outage-text.ts';
import { SignInLink } from '@/components/header/sign-in-link';
import { buttonClass } from '@/components/ui/button';
import { MessagePage } from './message-page';
import { OnwardLinks } from './onward-links';

/** The messages for a failed sign-in or sign-out, with the label of the link to retry. */
export const FAILED_TEXTS: Record<NotFoundReason, { title: string; text: string; retryLabel: string }> = {
  'sign-in': {
    title: 'We could not sign you in just now',
    text: `${OUTAGE}. Your cart is safe. Please try again in a moment.`,
    retryLabel: 'Try again',
  },
  'sign-out': {
    title: 'You are signed out in this browser',
    text: `${OUTAGE}, so your session may stay open with us until it expires. To be sure, sign in again in a moment and choose “Sign out everywhere” under “Privacy and data”.`,
    retryLabel: 'Sign in',
  },
};

/** The page that such a shopper is sent to; `departments` as in OnwardLinks. */
export function FailedMessage({ reason, departments }: { reason: NotFoundReason; departments: boolean }) {
  const { title, text, retryLabel } = FAILED_TEXTS[reason];
  return (
    <MessagePage title={title} text={text}>
      <SignInLink isFullLoad className={buttonClass('primary')}>
        {retryLabel}
      </SignInLink>
      <div className="mt-10">
        <OnwardLinks departments={departments} />
      </div>
    </MessagePage>
  );
}
