'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { INVITATION_FIELD } from '#lib/storefront/account/invitation/invitation-field.ts';
import type { SignInContext } from '#lib/storefront/account/sign-in/place.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

const idOf = (name: string) => `invitation-${name}`;

interface InvitationFormProps {
  way: SignInContext;
  /** The form as it came back without scripts. */
  returned: FormState;
}

/** Takes the code of an invitation with the mobile that was invited, which is enough to come in. */
export function InvitationForm({ way, returned }: InvitationFormProps) {
  const { problems, busy, onSubmit } = useForm(returned.problems);
  return (
    <form method="post" action={apiPaths.invitation()} noValidate onSubmit={onSubmit} className="mt-4 grid gap-5">
      {way.next !== undefined && <input type="hidden" name="next" value={way.next} />}
      <ProblemSummary problems={problems} idOf={idOf} />
      {/* Named apart from the number of the other form, so that a list of the page's fields tells which is which. */}
      <Field
        label="Invited mobile number"
        id={idOf('mobile')}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={returned.values.mobile ?? ''}
        hint={problems.mobile ? '' : 'The mobile number on your invitation.'}
        error={problems.mobile ?? ''}
      />
      <Field
        label="Invitation code"
        id={idOf(INVITATION_FIELD)}
        name={INVITATION_FIELD}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={80}
        hint={
          problems[INVITATION_FIELD]
            ? ''
            : 'You can type it in capital or small letters, with or without spaces and hyphens.'
        }
        error={problems[INVITATION_FIELD] ?? ''}
      />
      <Button type="submit" aria-busy={busy}>
        Use invitation
      </Button>
    </form>
  );
}
