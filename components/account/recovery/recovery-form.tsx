'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import type { RecoveryDetails } from '#lib/storefront/account/types.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { EMAIL_INPUT, MOBILE_INPUT } from '@/components/form/input-attributes';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

const idOf = (name: string) => `recovery-${name}`;

interface RecoveryFormProps {
  /** The details sent with the last request for a code; null where there was none. */
  details: RecoveryDetails | null;
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
}

/** The form for a customer who lost the mobile number; submitting it sends a code to the email address. */
export function RecoveryForm({ details, returned }: RecoveryFormProps) {
  const { problems, busy, onSubmit } = useForm(returned.problems);
  const values = { ...details, ...returned.values };
  const field = (name: 'email' | 'orderNumber' | 'mobile') => fieldProps(name, idOf, values, problems);

  return (
    <form
      method="post"
      action={apiPaths.recoveryCode()}
      noValidate
      onSubmit={onSubmit}
      className="mt-6 grid max-w-md gap-5"
    >
      <ProblemSummary problems={problems} idOf={idOf} />
      <Field
        {...field('email')}
        label={m.accountRecoveryEmail()}
        {...EMAIL_INPUT}
        hint={m.accountRecoveryEmailHint()}
      />
      <Field
        {...field('orderNumber')}
        label={m.accountRecoveryOrder()}
        autoComplete="off"
        maxLength={40}
        hint={m.accountRecoveryOrderHint()}
      />
      <Field {...field('mobile')} label={m.accountRecoveryMobile()} {...MOBILE_INPUT} autoComplete="tel-national" />
      <Button type="submit" aria-busy={busy} className="justify-self-start">
        {m.accountCodeSend()}
      </Button>
    </form>
  );
}
