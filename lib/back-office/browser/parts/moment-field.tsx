import TextField from '@mui/material/TextField';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';

interface MomentFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What an empty field means; none unless given. */
  empty?: string;
}

/** A day and a time in India, whatever the clock of this device says; empty for none. */
export function MomentField({ label, value, onChange, empty = 'none' }: MomentFieldProps) {
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={`Time in India; empty for ${empty}`}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** The text of the field as a time with its offset. */
export function momentInIndia(local: string): string {
  return new Date(Date.parse(`${local}Z`) - INDIA_AHEAD_MS).toISOString();
}
