import type { FormState } from '#lib/forms/types.ts';
import { Field } from '@/components/ui/field';

interface CardFieldsProps extends FormState {
  idOf: (name: string) => string;
}

/** The fields `number` and `pin` of a gift card. */
export function CardFields({ idOf, values, problems }: CardFieldsProps) {
  return (
    <>
      <Field
        label="Gift card number"
        id={idOf('number')}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        defaultValue={values.number ?? ''}
        hint="16 digits, with or without spaces."
        error={problems.number ?? ''}
        className="tabular-nums"
      />
      <Field
        label="PIN"
        id={idOf('pin')}
        name="pin"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        hint="6 digits, from the same mail."
        error={problems.pin ?? ''}
        className="max-w-60 tabular-nums"
      />
    </>
  );
}
