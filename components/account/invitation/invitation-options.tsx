import type { ReactNode } from 'react';
import type { SignInContext } from '#lib/storefront/account/sign-in/place.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { InvitationForm } from './invitation-form';

interface InvitationOptionsProps {
  context: SignInContext;
  /** The invitation form's state, re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
  /** The forms for the one-time code. */
  children: ReactNode;
}

/** The two ways to enter the private sale: by an invitation code, or by a one-time code. */
export function InvitationOptions({ context, returned, children }: InvitationOptionsProps) {
  return (
    <>
      <section aria-labelledby="invitation-title" className="mt-8 border-line border-t pt-6">
        <h2 id="invitation-title" className="text-2xl">
          {m.accountInvitationEnter()}
        </h2>
        <InvitationForm context={context} returned={returned} />
      </section>
      <section aria-labelledby="one-time-code-title" className="mt-10 border-line border-t pt-6">
        <h2 id="one-time-code-title" className="text-2xl">
          {m.accountInvitationNone()}
        </h2>
        <p className="mt-2 text-muted">{m.accountInvitationOneTimeCode()}</p>
        {children}
      </section>
    </>
  );
}
