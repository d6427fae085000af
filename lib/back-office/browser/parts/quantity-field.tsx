import TextField from '@mui/material/TextField';

interface QuantityFieldProps {
  label: string;
  /** What screen readers say in place of the label. */
  name?: string;
  value: number;
  /** The least that can be chosen; 0 unless given. */
  minimum?: number;
  maximum: number;
  onChange: (value: number) => void;
}

/** A number of pieces; arrow keys change it. */
export function QuantityField({ label, name, value, minimum = 0, maximum, onChange }: QuantityFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      value={String(value)}
      onChange={(event) => {
        const typed = Math.trunc(Number(event.target.value));
        onChange(Number.isFinite(typed) ? Math.min(maximum, Math.max(minimum, typed)) : minimum);
      }}
      slotProps={{
        htmlInput: { min: minimum, max: maximum, inputMode: 'numeric', ...(name && { 'aria-label': name }) },
      }}
    />
  );
}
