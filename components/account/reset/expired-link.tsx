import * as paths from '#lib/shared/paths.ts';
import { MessagePage } from '@/components/error-pages/message-page';
import { SignInLink } from '@/components/header/sign-in-link';
import { buttonClass } from '@/components/ui/button';

/** The page for an email link that is invalid, used or expired. */
export function ExpiredLink() {
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
