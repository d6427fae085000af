import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { Field } from '@/components/ui/field';

interface CardFieldsProps {
  problems: Problems;
  idOf: (name: string) => string;
}

/**
 * The fields `number` and `pin` of a gift card. The values are never re-rendered, so that the fields come back
 * empty.
 */
export function CardFields({ idOf, problems }: CardFieldsProps) {
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
        hint="6 digits, in the same message as the number."
        error={problems.pin ?? ''}
        className="max-w-60 tabular-nums"
      />
    </>
  );
}
