import TextField from '@mui/material/TextField';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';

interface MomentFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What an empty field means; none unless given. Empty where it must not be. */
  empty?: string;
  isDisabled?: boolean;
}

/** A day and a time in India, whatever the clock of this device says; empty for none. */
export function MomentField({ label, value, onChange, empty = 'none', isDisabled = false }: MomentFieldProps) {
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      helperText={empty === '' ? 'Time in India' : `Time in India; empty for ${empty}`}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** The text of the field as a time with its offset. */
export function momentInIndia(local: string): string {
  return new Date(Date.parse(`${local}Z`) - INDIA_AHEAD_MS).toISOString();
}

/** A time with its offset as the text of the field: `2026-11-27T14:05`; empty for what is no time. */
export function localInIndia(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? '' : new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 16);
}
