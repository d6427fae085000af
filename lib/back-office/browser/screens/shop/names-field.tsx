import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface NamesFieldProps {
  label: string;
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  problem?: string | undefined;
  hint?: string | undefined;
  isDisabled: boolean;
}

/** Names that are chosen, or typed where the list does not have them. */
export function NamesField({ label, options, value, onChange, problem, hint, isDisabled }: NamesFieldProps) {
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={options}
      value={[...value]}
      disabled={isDisabled}
      onChange={(_event, next) => onChange([...new Set(next.map((text) => text.trim()).filter(Boolean))])}
      renderInput={(params) => (
        <TextField {...params} label={label} error={problem !== undefined} helperText={problem ?? hint} />
      )}
    />
  );
}
