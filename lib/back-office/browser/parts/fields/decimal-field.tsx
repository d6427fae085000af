import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { numberTyped, typedText } from './typed-number.ts';

interface DecimalFieldProps {
  label: string;
  /** A number, or the text that is no number yet; undefined where nothing is stated. */
  value: unknown;
  onChange: (value: number | string | undefined) => void;
  unit?: string;
  hint?: string;
  /** What is wrong with it; empty where nothing is. */
  problem?: string;
  isDisabled?: boolean;
}

/** A number, with decimals if there are any. What is no number stays as it is typed, and says so. */
export function DecimalField({
  label,
  value,
  onChange,
  unit = '',
  hint = '',
  problem = '',
  ...rest
}: DecimalFieldProps) {
  // `12.` is the number 12 and is still being typed.
  const [typed, setTyped] = useState(() => typedText(value));
  const text = numberTyped(typed) === value ? typed : typedText(value);
  const isWrong = typeof value === 'string';
  // The reason of the API says less where the text is no number.
  const wrong = isWrong ? 'Write a number, such as 41.5.' : problem;
  return (
    <TextField
      label={label}
      value={text}
      disabled={rest.isDisabled ?? false}
      error={wrong !== ''}
      helperText={wrong || hint}
      fullWidth
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(numberTyped(event.target.value));
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        ...(unit !== '' && { input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }),
      }}
    />
  );
}
