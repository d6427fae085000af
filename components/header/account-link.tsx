'use client';

import { Icon } from '@/components/ui/icon';
import { AccountMenu } from './account-menu';
import { SignInLink } from './sign-in-link';
import { useSignedIn } from './use-signed-in';

/** The way to sign in, and once this browser's own cookie has told that somebody is signed in, to the account. */
export function AccountLink() {
  if (useSignedIn()) return <AccountMenu />;
  return (
    <SignInLink aria-label="Sign in" className="grid size-11 place-items-center hover:text-brass">
      <Icon name="user" />
    </SignInLink>
  );
}
