import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { MessagePage } from '@/components/error-pages/message-page';
import { SignInLink } from '@/components/header/sign-in-link';
import { buttonClass } from '@/components/ui/button';

/** The page for an email link that is invalid, used or expired. */
export function ExpiredLink() {
  return (
    <MessagePage title={m.accountLinkExpiredTitle()} text={m.accountLinkExpiredText()}>
      <SignInLink next={paths.privacy()} className={buttonClass('primary')}>
        {m.accountSignIn()}
      </SignInLink>
    </MessagePage>
  );
}
