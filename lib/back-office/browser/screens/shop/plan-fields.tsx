import Stack from '@mui/material/Stack';
import type { ProfilePlan } from './emi-plans.ts';
import { NamesField } from './names-field.tsx';
import { NumberField, TextLine } from './profile-fields.tsx';
import { useCategoryNames } from './use-category-names.ts';

interface PlanFieldsProps {
  plan: ProfilePlan;
  messageOf: (field: keyof ProfilePlan) => string | undefined;
  onChange: (plan: ProfilePlan) => void;
  isDisabled: boolean;
}

/** The fields of a plan to pay by instalments. */
export function PlanFields({ plan, messageOf, onChange, isDisabled }: PlanFieldsProps) {
  const { roots } = useCategoryNames();
  const set = (fields: Partial<ProfilePlan>) => onChange({ ...plan, ...fields });
  function setBankRate(bankRate: number | null) {
    const { bankRate: _before, ...others } = plan;
    onChange(bankRate === null ? others : { ...others, bankRate });
  }
  return (
    <>
      <TextLine
        label="Bank"
        value={plan.bank}
        onChange={(bank) => set({ bank })}
        isFirst
        problem={messageOf('bank')}
        isDisabled={isDisabled}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        <NumberField
          label="Months"
          value={plan.months}
          onChange={(months) => set({ months: months ?? Number.NaN })}
          problem={messageOf('months')}
          isDisabled={isDisabled}
        />
        <NumberField
          label="Interest of the customer"
          unit="% a year"
          isDecimal
          value={plan.rate}
          onChange={(rate) => set({ rate: rate ?? Number.NaN })}
          problem={messageOf('rate')}
          hint="0 where the store pays all of it"
          isDisabled={isDisabled}
        />
        <NumberField
          label="Interest of the bank"
          unit="% a year"
          isDecimal
          value={plan.bankRate ?? null}
          onChange={setBankRate}
          problem={messageOf('bankRate')}
          hint="Only where the store pays a part; else empty"
          isDisabled={isDisabled}
        />
        <NumberField
          label="Lowest amount"
          unit="₹"
          value={plan.lowest}
          onChange={(lowest) => set({ lowest: lowest ?? Number.NaN })}
          problem={messageOf('lowest')}
          isDisabled={isDisabled}
        />
        <NumberField
          label="Highest amount"
          unit="₹"
          value={plan.highest}
          onChange={(highest) => set({ highest: highest ?? Number.NaN })}
          problem={messageOf('highest')}
          isDisabled={isDisabled}
        />
        <NumberField
          label="Fee of the bank"
          unit="₹"
          value={plan.fee}
          onChange={(fee) => set({ fee: fee ?? Number.NaN })}
          problem={messageOf('fee')}
          hint="Once, before GST"
          isDisabled={isDisabled}
        />
      </Stack>
      <NamesField
        label="Not for carts with"
        options={roots}
        value={plan.excludedCategories}
        onChange={(excludedCategories) => set({ excludedCategories })}
        problem={messageOf('excludedCategories')}
        hint="Top categories, such as Jewellery"
        isDisabled={isDisabled}
      />
    </>
  );
}
