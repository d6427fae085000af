import TextField from '@mui/material/TextField';

interface HtmlFieldProps {
  label: string;
  html: string;
  onChange: (html: string) => void;
}

/** HTML as it is stored, to be changed. */
export function HtmlField({ label, html, onChange }: HtmlFieldProps) {
  return (
    <TextField
      label={label}
      value={html}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={12}
      maxRows={30}
      slotProps={{ htmlInput: { spellCheck: true, style: { fontFamily: 'monospace', fontSize: 14 } } }}
    />
  );
}
