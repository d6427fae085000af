import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { WholeNumberField } from '../../parts/whole-number-field.tsx';
import type { PromotionBenefit } from './promotion.ts';

interface BenefitFieldsProps {
  benefit: PromotionBenefit;
  isDisabled: boolean;
  onChange: (benefit: PromotionBenefit) => void;
}

/** What is taken off: per cent, with or without a limit, or an amount. */
export function BenefitFields({ benefit, isDisabled, onChange }: BenefitFieldsProps) {
  return (
    <Stack role="group" aria-label="Benefit" direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      <TextField
        select
        label="Takes off"
        value={benefit.kind}
        disabled={isDisabled}
        sx={{ minWidth: 160 }}
        onChange={({ target }) =>
          onChange(
            target.value === 'amount'
              ? { kind: 'amount', amount: null }
              : { kind: 'percent', percent: null, cap: null },
          )
        }
      >
        <MenuItem value="percent">Per cent</MenuItem>
        <MenuItem value="amount">An amount</MenuItem>
      </TextField>
      {benefit.kind === 'percent' ? (
        <>
          <WholeNumberField
            label="Per cent"
            value={benefit.percent}
            hint="1 to 100"
            isDisabled={isDisabled}
            onChange={(percent) => onChange({ ...benefit, percent })}
          />
          <WholeNumberField
            label="At most"
            value={benefit.cap}
            hint="In rupees; empty for no limit"
            isDisabled={isDisabled}
            onChange={(cap) => onChange({ ...benefit, cap })}
          />
        </>
      ) : (
        <WholeNumberField
          label="Amount"
          value={benefit.amount}
          hint="In rupees, once for all it applies to"
          isDisabled={isDisabled}
          onChange={(amount) => onChange({ ...benefit, amount })}
        />
      )}
    </Stack>
  );
}
