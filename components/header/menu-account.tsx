'use client';

import { useId } from 'react';
import { paths } from '#lib/shared/paths.ts';
import { Link } from '@/components/ui/link';
import { SignInLink } from './sign-in-link';
import { SignOutButton } from './sign-out-button';
import { useSignedIn } from './use-signed-in';

const ITEM = 'flex min-h-12 w-full items-center text-left';

/** The account at the foot of the mobile menu. `hint`: what is found in it, told to who is not signed in. */
export function MenuAccount({ hint }: { hint: string }) {
  const signedIn = useSignedIn();
  const described = useId();
  return (
    <ul className="mx-4 my-4 bg-card px-4 py-1">
      <li className="relative">
        {/* The whole row is the link's, its hint as well. */}
        <Link
          href={paths.profile()}
          aria-describedby={signedIn ? undefined : described}
          className={`${ITEM} after:absolute after:inset-0`}
        >
          My Account
        </Link>
        {!signedIn && (
          <p id={described} className="-mt-2 pb-3 text-muted text-xs">
            {hint}
          </p>
        )}
      </li>
      <li className="border-line border-t">
        {signedIn ? <SignOutButton className={ITEM} /> : <SignInLink className={ITEM}>Sign in</SignInLink>}
      </li>
    </ul>
  );
}
