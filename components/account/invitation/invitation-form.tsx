'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { INVITATION_FIELD } from '#lib/storefront/account/invitation/invitation-field.ts';
import type { SignInContext } from '#lib/storefront/account/sign-in/place.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { MOBILE_INPUT } from '@/components/form/input-attributes';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

const idOf = (name: string) => `invitation-${name}`;

interface InvitationFormProps {
  context: SignInContext;
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
}

/** The form for an invitation code and the invited mobile number; no one-time code is needed with it. */
export function InvitationForm({ context, returned }: InvitationFormProps) {
  const { problems, busy, onSubmit } = useForm(returned.problems);
  return (
    <form method="post" action={apiPaths.invitation()} noValidate onSubmit={onSubmit} className="mt-4 grid gap-5">
      {context.next !== undefined && <input type="hidden" name="next" value={context.next} />}
      <ProblemSummary problems={problems} idOf={idOf} />
      {/*
       * The label differs from that of the other form's mobile field, so that a list of the page's fields tells them
       * apart.
       */}
      <Field
        label={m.accountInvitedMobile()}
        {...fieldProps('mobile', idOf, returned.values, problems)}
        {...MOBILE_INPUT}
        hint={problems.mobile ? '' : m.accountInvitedMobileHint()}
      />
      <Field
        label={m.accountInvitationCode()}
        id={idOf(INVITATION_FIELD)}
        name={INVITATION_FIELD}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={80}
        hint={problems[INVITATION_FIELD] ? '' : m.accountInvitationCodeHint()}
        error={problems[INVITATION_FIELD] ?? ''}
      />
      <Button type="submit" aria-busy={busy}>
        {m.accountInvitationUse()}
      </Button>
    </form>
  );
}
