import Stack from '@mui/material/Stack';
import type { ApprovalRules } from '#lib/shared/shop-rules.ts';
import { NumberField } from './profile-fields.tsx';
import { messageAt } from './profile-problem.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface LimitField {
  name: keyof ApprovalRules;
  label: string;
  unit?: '₹' | '%';
  hint: string;
}

const LIMITS: readonly LimitField[] = [
  { name: 'refundsFrom', label: 'Refunds from', unit: '₹', hint: 'They wait for a second person' },
  { name: 'priceJump', label: 'Change of a price above', unit: '%', hint: 'Metal rates, too' },
  { name: 'priceHours', label: 'Hours that count together', hint: 'Steps of a price; 24 if empty' },
  { name: 'discountsAbove', label: 'Discounts above', unit: '%', hint: 'Of offers and coupons' },
];

/** What one member of staff cannot do alone; an empty limit needs no second person. */
export function ApprovalFields({ form: { profile, problem, change, canSave } }: { form: ProfileForm }) {
  const rules: ApprovalRules = profile.approvals ?? {};
  function set(name: keyof ApprovalRules, limit: number | null) {
    const { [name]: _before, ...others } = rules;
    const next = limit === null ? others : { ...others, [name]: limit };
    change({ approvals: Object.keys(next).length === 0 ? undefined : next });
  }
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
      {LIMITS.map(({ name, label, unit, hint }) => (
        <NumberField
          key={name}
          label={label}
          unit={unit}
          value={rules[name] ?? null}
          onChange={(limit) => set(name, limit)}
          problem={messageAt(problem, `approvals.${name}`)}
          hint={hint}
          isDisabled={!canSave}
        />
      ))}
    </Stack>
  );
}
