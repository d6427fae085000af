import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { pincodesOf, typedDecimal, typedLines, typedNumber } from './typed-rules.ts';

interface CommonProps {
  label: string;
  /** What is wrong with it, in a sentence. */
  problem?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean;
}

interface TextLineProps extends CommonProps {
  value: string;
  onChange: (value: string) => void;
  /** Whether it has room for several lines. */
  isLong?: boolean;
  /** Whether it takes the focus when it appears. */
  isFirst?: boolean;
}

/** A text. */
export function TextLine(props: TextLineProps) {
  const { label, value, onChange, problem, hint, isDisabled = false, isLong = false, isFirst = false } = props;
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={isDisabled}
      error={problem !== undefined}
      helperText={problem ?? hint}
      multiline={isLong}
      autoFocus={isFirst}
      fullWidth
      sx={{ maxWidth: 560 }}
    />
  );
}

interface NumberFieldProps extends CommonProps {
  /** Null for none, NaN while what is typed is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  unit?: '₹' | '% a year' | '%' | undefined;
  /** Whether it may have decimals. */
  isDecimal?: boolean;
}

/** A number, whole unless said otherwise, that may be left empty. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, problem, hint, isDisabled = false, unit, isDecimal = false } = props;
  const read = isDecimal ? typedDecimal : typedNumber;
  const [typed, setTyped] = useState('');
  const isWrong = Number.isNaN(value);
  return (
    <TextField
      label={unit ? `${label} (${unit})` : label}
      // What is no number, or has commas, stays as it was typed.
      value={isWrong || read(typed) === value ? typed : String(value ?? '')}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(read(event.target.value));
      }}
      disabled={isDisabled}
      error={isWrong || problem !== undefined}
      helperText={isWrong ? `Type a ${isDecimal ? '' : 'whole '}number.` : (problem ?? hint)}
      slotProps={{ htmlInput: { inputMode: isDecimal ? 'decimal' : 'numeric' } }}
      sx={{ width: { xs: '100%', sm: 240 } }}
    />
  );
}

interface PincodesFieldProps extends CommonProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const PINCODE_START = /^[1-9]\d{1,5}$/;

/** First digits of pincodes, with commas or spaces between them. */
export function PincodesField({ label, value, onChange, problem, hint, isDisabled = false }: PincodesFieldProps) {
  const [typed, setTyped] = useState('');
  const wrong = value.find((digits) => !PINCODE_START.test(digits));
  const advice = wrong === undefined ? undefined : `${wrong} is not the beginning of a pincode: two to six digits.`;
  return (
    <TextField
      label={label}
      // A comma that was just typed is no entry yet, and stays.
      value={pincodesOf(typed).join() === value.join() ? typed : value.join(', ')}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(pincodesOf(event.target.value));
      }}
      disabled={isDisabled}
      error={problem !== undefined}
      helperText={problem ?? advice ?? hint ?? 'The first two to six digits, such as 560, 110001'}
      multiline
      fullWidth
    />
  );
}

interface TextBlockFieldProps extends CommonProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Texts on lines of their own. */
export function TextBlockField({ label, value, onChange, problem, hint, isDisabled = false }: TextBlockFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextLine
      label={label}
      // A space or a line that was just begun is none yet, and stays.
      value={typedLines(typed).join('\n') === value.join('\n') ? typed : value.join('\n')}
      onChange={(text) => {
        setTyped(text);
        onChange(typedLines(text));
      }}
      problem={problem}
      hint={hint}
      isDisabled={isDisabled}
      isLong
    />
  );
}

interface TickProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}

/** A yes or no. */
export function Tick({ label, isOn, onChange, isDisabled = false }: TickProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={isOn} disabled={isDisabled} onChange={(_event, next) => onChange(next)} />}
      label={label}
    />
  );
}
