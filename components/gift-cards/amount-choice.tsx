import {
  AMOUNT_RANGE,
  FIRST_AMOUNT,
  formatRupees,
  GIFT_CARD_AMOUNTS,
  OWN_AMOUNT,
} from '#lib/storefront/gift-cards/amounts.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { Field } from '@/components/ui/field';
import { RadioChips } from '@/components/ui/radio-chips';

/** The custom amount comes last: choosing it shows its field. */
const choicesOfAmount = () => [
  ...GIFT_CARD_AMOUNTS.map((amount) => ({ value: String(amount), name: formatRupees(amount) })),
  { value: OWN_AMOUNT, name: m.giftCardOtherAmount() },
];

interface AmountChoiceProps extends FormState {
  idOf: (name: string) => string;
}

/** The value of the gift card: an offered amount, or one that the shopper enters. */
export function AmountChoice({ idOf, values, problems }: AmountChoiceProps) {
  const chosen = values.amount ?? String(FIRST_AMOUNT);
  const problemId = `${idOf('amount')}-error`;
  return (
    <fieldset aria-describedby={problems.amount ? problemId : undefined}>
      <legend className="mb-1 text-muted text-sm">{m.giftCardAmount()}</legend>
      <RadioChips id={idOf('amount')} name="amount" choices={choicesOfAmount()} chosen={chosen} />
      {problems.amount && (
        <p id={problemId} className="mt-1 text-danger text-sm">
          {problems.amount}
        </p>
      )}
      {/* The field is hidden by CSS while it is not needed, so that this works without JavaScript. */}
      <Field
        label={m.giftCardOwnAmount()}
        {...fieldProps('ownAmount', idOf, values, problems)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        hint={m.giftCardOwnAmountHint(AMOUNT_RANGE)}
        className="mt-4 hidden max-w-80 [fieldset:has(label:last-child>input:checked)_&]:block"
      />
    </fieldset>
  );
}
