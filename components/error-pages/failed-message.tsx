import type { NotFoundReason } from '#lib/shared/route-names.ts';
import * as m from '#messages';
import { SignInLink } from '@/components/header/sign-in-link';
import { buttonClass } from '@/components/ui/button';
import { MessagePage } from './message-page';
import { OnwardLinks } from './onward-links';

/** The messages for a failed sign-in or sign-out, with the label of the link to retry. */
export const FAILED_TEXTS: Readonly<
  Record<NotFoundReason, { title: () => string; text: () => string; retryLabel: () => string }>
> = {
  'sign-in': {
    title: m.errorsSignInTitle,
    text: m.errorsSignInText,
    retryLabel: m.commonTryAgain,
  },
  'sign-out': {
    title: m.errorsSignOutTitle,
    text: m.errorsSignOutText,
    retryLabel: m.headerSignIn,
  },
};

/** The page that such a shopper is sent to; `departments` as in OnwardLinks. */
export function FailedMessage({ reason, departments }: { reason: NotFoundReason; departments: boolean }) {
  const { title, text, retryLabel } = FAILED_TEXTS[reason];
  return (
    <MessagePage title={title()} text={text()}>
      <SignInLink isFullLoad className={buttonClass('primary')}>
        {retryLabel()}
      </SignInLink>
      <div className="mt-10">
        <OnwardLinks departments={departments} />
      </div>
    </MessagePage>
  );
}
