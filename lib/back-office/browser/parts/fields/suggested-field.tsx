import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface SuggestedFieldProps {
  label: string;
  options: readonly string[];
  hint?: string;
  /** What is wrong with it; empty where nothing is. */
  problem?: string;
  isDisabled?: boolean;
}

interface SuggestedTextProps extends SuggestedFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** A text that is typed, or chosen from what other products have. */
export function SuggestedText({
  label,
  options,
  value,
  onChange,
  hint = '',
  problem = '',
  ...rest
}: SuggestedTextProps) {
  return (
    <Autocomplete
      freeSolo
      fullWidth
      options={options}
      inputValue={value}
      value={value}
      disabled={rest.isDisabled ?? false}
      onInputChange={(_event, next, reason) => reason !== 'reset' && onChange(next)}
      onChange={(_event, next) => onChange(next ?? '')}
      renderInput={(params) => (
        <TextField {...params} label={label} error={problem !== ''} helperText={problem || hint} />
      )}
    />
  );
}

interface SuggestedWordsProps extends SuggestedFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several texts, each typed and confirmed with Enter, or chosen. */
export function SuggestedWords({
  label,
  options,
  value,
  onChange,
  hint = '',
  problem = '',
  ...rest
}: SuggestedWordsProps) {
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      fullWidth
      options={options}
      value={[...value]}
      disabled={rest.isDisabled ?? false}
      onChange={(_event, next) => onChange([...new Set(next.map((text) => text.trim()).filter(Boolean))])}
      renderInput={(params) => (
        <TextField {...params} label={label} error={problem !== ''} helperText={problem || hint} />
      )}
    />
  );
}
