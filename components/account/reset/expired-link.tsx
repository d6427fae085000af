import * as paths from '#lib/shared/paths.ts';
import { SignInLink } from '@/components/header/sign-in-link';
import { MessagePage } from '@/components/message/message-page';
import { buttonClass } from '@/components/ui/button';

/** The page for an email link that is invalid, used or expired. */
export function ExpiredLink() {
  return (
    <MessagePage
      title="This link no longer works"
      text="It was used already, or it is too old. No password is used here: sign in with a code to your number. On Privacy and data you can then sign out everywhere."
    >
      <SignInLink next={paths.privacy()} className={buttonClass('primary')}>
        Sign in
      </SignInLink>
    </MessagePage>
  );
}
