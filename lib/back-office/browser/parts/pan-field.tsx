import TextField from '@mui/material/TextField';

/** The PAN of a customer, which the law asks for with a large payment. */
export function PanField({ value, onChange }: { value: string; onChange: (pan: string) => void }) {
  return (
    <TextField
      label="PAN of the customer"
      value={value}
      onChange={(event) => onChange(event.target.value.toUpperCase().trim())}
      helperText="An amount of this size needs it by law."
      required
      slotProps={{ htmlInput: { maxLength: 10, autoComplete: 'off', spellCheck: false } }}
    />
  );
}
