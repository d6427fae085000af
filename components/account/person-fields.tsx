import type { Problems } from '#lib/storefront/platform/forms/types.ts';
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
        label="Full name"
        id={idOf('name')}
        name="name"
        autoComplete="name"
        maxLength={100}
        defaultValue={values.name}
        error={problems.name ?? ''}
      />
      <Field
        label={emailLabel}
        id={idOf('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={values.email}
        hint={emailHint}
        error={problems.email ?? ''}
      />
    </>
  );
}
