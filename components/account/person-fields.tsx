import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { EMAIL_INPUT, NAME_INPUT } from '@/components/form/input-attributes';
import { Field } from '@/components/ui/field';

interface PersonFieldsProps {
  idOf: (name: string) => string;
  values: { name: string; email: string };
  problems: Problems;
  emailLabel: string;
  /** The hint that says what the email is used for. */
  emailHint: string;
}

/** The fields `name` and `email` of a customer. */
export function PersonFields({ idOf, values, problems, emailLabel, emailHint }: PersonFieldsProps) {
  return (
    <>
      <Field
        label={m.accountFullName()}
        id={idOf('name')}
        name="name"
        {...NAME_INPUT}
        defaultValue={values.name}
        error={problems.name ?? ''}
      />
      <Field
        label={emailLabel}
        id={idOf('email')}
        name="email"
        {...EMAIL_INPUT}
        defaultValue={values.email}
        hint={emailHint}
        error={problems.email ?? ''}
      />
    </>
  );
}
