'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import type { RecoveryDetails } from '#lib/storefront/account/types.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
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
        label="Email address of your account"
        {...EMAIL_INPUT}
        hint="We will send a code to this address."
      />
      <Field
        {...field('orderNumber')}
        label="Number of your last order (optional)"
        autoComplete="off"
        maxLength={40}
        hint="This helps us confirm that it is you."
      />
      <Field {...field('mobile')} label="Mobile number to call you on" {...MOBILE_INPUT} autoComplete="tel-national" />
      <Button type="submit" aria-busy={busy} className="justify-self-start">
        Send code
      </Button>
    </form>
  );
}
