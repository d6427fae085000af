import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { COMMON_ORDERS } from '#lib/contract/list-vocabulary.ts';
import { problemsWithin } from '../../../parts/row-problems.ts';
import type { RecordFormProps } from './record-form.ts';
import { ruleOf } from './rule-conditions.ts';
import { RuleFields } from './rule-fields.tsx';

const ORDERS: Readonly<Record<(typeof COMMON_ORDERS)[number], string>> = {
  popularity: 'What sells best',
  newest: 'What is newest',
  'price-low': 'The lowest price',
  'price-high': 'The highest price',
  discount: 'The largest discount',
  origin: 'Country of origin',
};

/** The fields of a category, with the products that its rule holds now. */
export function CategoryForm({ fields, onChange, problems, isDisabled }: RecordFormProps) {
  const set = (name: string, value: unknown) => onChange({ ...fields, [name]: value });
  const sort = COMMON_ORDERS.find((order) => order === fields.Sort) ?? 'popularity';
  return (
    <Stack spacing={2} sx={{ maxWidth: 900 }}>
      <TextField
        label="Name"
        value={String(fields.StoreCategoryName ?? '')}
        disabled={isDisabled}
        required
        error={problems.has('StoreCategoryName')}
        helperText={problems.get('StoreCategoryName') ?? ''}
        onChange={(event) => set('StoreCategoryName', event.target.value)}
      />
      <TextField
        label="Introduction"
        value={String(fields.Intro ?? '')}
        disabled={isDisabled}
        multiline
        minRows={2}
        error={problems.has('Intro')}
        helperText={problems.get('Intro') ?? 'Stands above the list; may be empty'}
        onChange={(event) => set('Intro', event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <TextField
        select
        label="The list begins with"
        value={sort}
        disabled={isDisabled}
        error={problems.has('Sort')}
        helperText={problems.get('Sort') ?? 'Shoppers can choose another order'}
        onChange={(event) => set('Sort', event.target.value)}
      >
        {COMMON_ORDERS.map((order) => (
          <MenuItem key={order} value={order}>
            {ORDERS[order]}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Checkbox
            checked={fields.Hidden === true}
            disabled={isDisabled}
            onChange={(_event, isHidden) => set('Hidden', isHidden)}
          />
        }
        label="Hidden from shoppers, with all categories below it"
      />
      <RuleFields
        rule={ruleOf(fields.Rule)}
        problems={problemsWithin(problems, 'Rule')}
        isDisabled={isDisabled}
        onChange={(rule) => set('Rule', rule)}
      />
    </Stack>
  );
}
