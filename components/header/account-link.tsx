'use client';

import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { AccountMenu } from './account-menu';
import { SignInLink } from './sign-in-link';
import { useSignedIn } from './use-signed-in';

/**
 * The sign-in link, replaced by the account menu once this browser's cookie shows that a customer is signed
 * in.
 */
export function AccountLink() {
  if (useSignedIn()) return <AccountMenu />;
  return (
    <SignInLink aria-label={m.headerSignIn()} className="grid size-11 place-items-center hover:text-brass">
      <Icon name="user" />
    </SignInLink>
  );
}
