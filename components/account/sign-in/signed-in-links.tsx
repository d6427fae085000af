import * as paths from '#lib/shared/paths.ts';
import { afterSignIn, type SignInContext } from '#lib/storefront/account/sign-in/place.ts';
import * as m from '#messages';
import { SignOutButton } from '@/components/header/sign-out-button';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** The links for a shopper who is signed in already. */
export function SignedInLinks({ context }: { context: SignInContext }) {
  const hasGoal = context.next !== undefined || context.place === 'user-access';
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {hasGoal && (
        <Link href={afterSignIn(context)} className={buttonClass('primary')}>
          {m.commonContinue()}
        </Link>
      )}
      <Link href={paths.profile()} className={buttonClass(hasGoal ? 'secondary' : 'primary')}>
        {m.accountMine()}
      </Link>
      <SignOutButton className={`${buttonClass('quiet')} cursor-pointer`} />
    </div>
  );
}
