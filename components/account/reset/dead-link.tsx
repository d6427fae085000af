import * as paths from '#lib/shared/paths.ts';
import { SignInLink } from '@/components/header/sign-in-link';
import { MessagePage } from '@/components/message/message-page';
import { buttonClass } from '@/components/ui/button';

/** A link of a mail that does not count any more, or never did. */
export function DeadLink() {
  return (
    <MessagePage
      title="This link no longer works"
      text="It has been used or has expired. You do not need a password: sign in with a code sent to your mobile number. You can then sign out everywhere under Privacy and data."
    >
      <SignInLink next={paths.privacy()} className={buttonClass('primary')}>
        Sign in
      </SignInLink>
    </MessagePage>
  );
}
