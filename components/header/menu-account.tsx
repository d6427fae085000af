'use client';

import { useId } from 'react';
import type { Language } from '#lib/messages/languages.ts';
import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { LanguageLinks } from '@/components/header/language-links';
import { PincodeControl } from '@/components/pincode/pincode-control';
import { Link } from '@/components/ui/link';
import { SignInLink } from './sign-in-link';
import { SignOutButton } from './sign-out-button';
import { useSignedIn } from './use-signed-in';

const ITEM = 'flex min-h-12 w-full items-center text-left hover:text-brass';

interface MenuAccountProps {
  /** The hint about the account's content, for guests. */
  hint: string;
  wishlist: boolean;
  /** The languages that the page can be switched to. */
  languages: readonly Language[];
}

/** The account section at the end of the mobile menu, with the wishlist and the orders. */
export function MenuAccount({ hint, wishlist, languages }: MenuAccountProps) {
  const signedIn = useSignedIn();
  const described = useId();
  return (
    <ul className="mx-4 my-4 divide-y divide-line bg-card px-4 py-1">
      <li className="relative">
        {/* The link covers the whole row, including its hint. */}
        <Link
          href={paths.profile()}
          aria-describedby={signedIn ? undefined : described}
          className={`${ITEM} after:absolute after:inset-0`}
        >
          {m.headerMyAccount()}
        </Link>
        {!signedIn && (
          <p id={described} className="-mt-2 pb-3 text-muted text-xs">
            {hint}
          </p>
        )}
      </li>
      {wishlist && (
        <li>
          <Link href={paths.wishlist()} className={ITEM}>
            {m.headerWishlist()}
          </Link>
        </li>
      )}
      <li>
        <Link href={paths.trackOrder()} className={ITEM}>
          {m.headerOrderStatus()}
        </Link>
      </li>
      <li>
        <PincodeControl hasIcon={false} className="min-h-12" />
      </li>
      {languages.length > 0 && (
        <li>
          <LanguageLinks languages={languages} className={ITEM} />
        </li>
      )}
      <li>
        {signedIn ? <SignOutButton className={ITEM} /> : <SignInLink className={ITEM}>{m.headerSignIn()}</SignInLink>}
      </li>
    </ul>
  );
}
