import type { FormState } from '#lib/forms/types.ts';
import type { BankField } from '#lib/returns/bank-account.ts';
import { Field } from '@/components/ui/field';

/** The account that cash goes back to; nothing of it is kept once the money is sent, but its last digits. */
export function BankFields({ values, problems, idOf }: FormState & { idOf: (name: string) => string }) {
  const field = (name: BankField) => ({
    ...{ id: idOf(name), name, defaultValue: values[name] ?? '', error: problems[name] ?? '', autoComplete: 'off' },
  });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field {...field('accountName')} label="Account holder’s name" maxLength={100} className="sm:col-span-2" />
      <Field {...field('accountNumber')} label="Account number" inputMode="numeric" maxLength={24} />
      <Field
        {...field('ifsc')}
        label="IFSC"
        autoCapitalize="characters"
        maxLength={14}
        hint="11 letters and digits. You can find it on your cheque book."
      />
    </div>
  );
}
