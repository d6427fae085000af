import * as paths from '#lib/shared/paths.ts';
import type { SignInContext } from '#lib/storefront/account/sign-in/place.ts';
import type { SignInState } from '#lib/storefront/account/sign-in/types.ts';
import { SignInForms } from '@/components/account/sign-in/sign-in-forms';
import { Link } from '@/components/ui/link';

const WAY: SignInContext = { place: 'checkout', next: paths.checkout() };

/** The contact step: takes a guest's mobile number and the code that is sent to it. */
export function ContactStep({ signIn }: { signIn: SignInState }) {
  return (
    <div className="max-w-md">
      <SignInForms context={WAY} rendered={signIn} />
      <p className="mt-5 text-muted text-sm">
        You need only a code, no password. We save your order under this number and use it to send you order updates.
        See our{' '}
        <Link href={paths.content('privacy')} className="underline decoration-line underline-offset-4 hover:text-ink">
          privacy notice
        </Link>
        .
      </p>
    </div>
  );
}
