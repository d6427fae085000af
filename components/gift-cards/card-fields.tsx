import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
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
        label={m.giftCardNumber()}
        id={idOf('number')}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        hint={m.giftCardNumberHint()}
        error={problems.number ?? ''}
        className="tabular-nums"
      />
      <Field
        label={m.giftCardPin()}
        id={idOf('pin')}
        name="pin"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        hint={m.giftCardPinHint()}
        error={problems.pin ?? ''}
        className="max-w-60 tabular-nums"
      />
    </>
  );
}
