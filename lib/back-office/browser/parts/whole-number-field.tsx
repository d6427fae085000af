import TextField from '@mui/material/TextField';

interface WholeNumberFieldProps {
  label: string;
  /** Null where the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  hint?: string;
  isDisabled?: boolean;
}

/** A whole number of nothing or more, or none. */
export function WholeNumberField({ label, value, onChange, hint, isDisabled = false }: WholeNumberFieldProps) {
  return (
    <TextField
      label={label}
      value={value === null ? '' : String(value)}
      disabled={isDisabled}
      helperText={hint}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 12);
        onChange(digits === '' ? null : Number(digits));
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
