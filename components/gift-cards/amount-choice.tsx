import {
  AMOUNT_RANGE,
  FIRST_AMOUNT,
  formatRupees,
  GIFT_CARD_AMOUNTS,
  OWN_AMOUNT,
} from '#lib/storefront/gift-cards/amounts.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { Field } from '@/components/ui/field';
import { RadioChips } from '@/components/ui/radio-chips';

/** The own amount is the last: where that is chosen the field for it shows. */
const CHOICES = [
  ...GIFT_CARD_AMOUNTS.map((amount) => ({ value: String(amount), name: formatRupees(amount) })),
  { value: OWN_AMOUNT, name: 'Another amount' },
];

interface AmountChoiceProps extends FormState {
  idOf: (name: string) => string;
}

/** What the gift card is worth: an offered amount, or one that the shopper writes. */
export function AmountChoice({ idOf, values, problems }: AmountChoiceProps) {
  const chosen = values.amount ?? String(FIRST_AMOUNT);
  const problemId = `${idOf('amount')}-error`;
  return (
    <fieldset aria-describedby={problems.amount ? problemId : undefined}>
      <legend className="mb-1 text-muted text-sm">Amount</legend>
      <RadioChips id={idOf('amount')} name="amount" choices={CHOICES} chosen={chosen} />
      {problems.amount && (
        <p id={problemId} className="mt-1 text-danger text-sm">
          {problems.amount}
        </p>
      )}
      {/* What is not asked for is not there; no script is needed for that. */}
      <Field
        label="Amount in rupees"
        id={idOf('ownAmount')}
        name="ownAmount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={values.ownAmount ?? ''}
        hint={`Whole rupees ${AMOUNT_RANGE}.`}
        error={problems.ownAmount ?? ''}
        className="mt-4 hidden max-w-80 [fieldset:has(label:last-child>input:checked)_&]:block"
      />
    </fieldset>
  );
}
