import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceFilterProps<Choice extends string> {
  label: string;
  /** What the choice of nothing says; left out where one must be chosen. */
  all?: string;
  choices: readonly Choice[];
  value: Choice | '';
  labelOf: (choice: Choice) => string;
  onChange: (choice: Choice | '') => void;
}

/** A filter of a list by one of several values. */
export function ChoiceFilter<Choice extends string>(props: ChoiceFilterProps<Choice>) {
  const { label, all, choices, value, labelOf, onChange } = props;
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(choices.find((one) => one === event.target.value) ?? '')}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 280, minWidth: 190 }}
    >
      {all !== undefined && <MenuItem value="">{all}</MenuItem>}
      {choices.map((one) => (
        <MenuItem key={one} value={one}>
          {labelOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
