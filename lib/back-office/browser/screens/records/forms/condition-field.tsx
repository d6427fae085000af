import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DecimalField } from '../../../parts/fields/decimal-field.tsx';
import { SuggestedWords } from '../../../parts/fields/suggested-field.tsx';
import { type ConditionKind, type ConditionValue, typedValues } from './rule-conditions.ts';

interface ConditionFieldProps {
  label: string;
  kind: ConditionKind;
  values: readonly ConditionValue[];
  /** What products have. */
  options: readonly ConditionValue[];
  problem: string;
  isDisabled: boolean;
  onChange: (values: ConditionValue[]) => void;
}

/** The values of one condition. */
export function ConditionField({ label, kind, values, options, problem, isDisabled, onChange }: ConditionFieldProps) {
  const [first] = values;
  const missing = values.length === 0 ? 'Choose or type a value, then press Enter.' : '';
  if (kind === 'amount') {
    return (
      <DecimalField
        label={label}
        isDisabled={isDisabled}
        value={first}
        problem={problem}
        onChange={(next) => onChange(next === undefined ? [] : [next])}
      />
    );
  }
  if (kind === 'yes-no') {
    return (
      <TextField
        select
        fullWidth
        label={label}
        value={first === undefined ? '' : String(first)}
        disabled={isDisabled}
        error={problem !== ''}
        helperText={problem}
        onChange={({ target }) => onChange(typedValues(kind, [target.value]))}
      >
        <MenuItem value="true">Yes</MenuItem>
        <MenuItem value="false">No</MenuItem>
      </TextField>
    );
  }
  const wrong = kind === 'numbers' && values.some((value) => typeof value === 'string') ? 'Write numbers alone.' : '';
  return (
    <SuggestedWords
      label={label}
      isDisabled={isDisabled}
      options={options.map(String)}
      value={values.map(String)}
      problem={problem || wrong}
      hint={missing}
      onChange={(texts) => onChange(typedValues(kind, texts))}
    />
  );
}
