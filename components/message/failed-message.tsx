import type { NotFoundReason } from '#lib/shared/route-names.ts';
import { SignInLink } from '@/components/header/sign-in-link';
import { buttonClass } from '@/components/ui/button';
import { MessagePage } from './message-page';
import { WaysOn } from './onward-links';

/** What is said to a shopper whose sign-in or sign-out could not be done, and the way to try again. */
export const FAILED_TEXTS: Record<NotFoundReason, { title: string; text: string; again: string }> = {
  'sign-in': {
    title: 'We could not sign you in just now',
    text: 'We could not reach the store. Your cart is safe. Please try again in a moment.',
    again: 'Try again',
  },
  'sign-out': {
    title: 'You are signed out in this browser',
    text: 'We could not reach the store, so your session may stay open there until it expires. To be sure, sign in again in a moment and choose “Sign out everywhere” under “Privacy and data”.',
    again: 'Sign in',
  },
};

/** The page that such a shopper is sent to; `departments` as in WaysOn. */
export function FailedMessage({ reason, departments }: { reason: NotFoundReason; departments: boolean }) {
  const { title, text, again } = FAILED_TEXTS[reason];
  return (
    <MessagePage title={title} text={text}>
      <SignInLink anew className={buttonClass('primary')}>
        {again}
      </SignInLink>
      <div className="mt-10">
        <WaysOn departments={departments} />
      </div>
    </MessagePage>
  );
}
