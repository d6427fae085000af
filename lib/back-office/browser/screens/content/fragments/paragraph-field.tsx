import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';

interface ParagraphFieldProps {
  /** Names the paragraph for screen readers. */
  label: string;
  text: string;
  onChange: (text: string) => void;
}

/** Facts of the shop profile that a text can name, so that it follows the profile. */
const FACTS = [
  ['{{shop-name}}', 'Name of the shop'],
  ['{{legal-name}}', 'Legal name of the seller'],
  ['{{seller-address}}', 'Address of the seller'],
  ['{{gstin}}', 'GSTIN'],
  ['{{phone}}', 'Phone'],
  ['{{email}}', 'Email'],
] as const;

/** A paragraph, in which chosen words become bold or a link. */
export function ParagraphField({ label, text, onChange }: ParagraphFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  /** Puts marks around the chosen words, and chooses what is to be typed next. */
  function mark(before: string, fallback: string, after: string, next: string) {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = field.current ?? {};
    const words = text.slice(from, to) || fallback;
    const written = `${text.slice(0, from)}${before}${words}${after}${text.slice(to)}`;
    onChange(written);
    const at = next === '' ? from + before.length + words.length + after.length : written.indexOf(next, from);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at + next.length);
    });
  }

  return (
    <Stack spacing={1}>
      <TextField
        label="Text"
        value={text}
        inputRef={field}
        fullWidth
        multiline
        minRows={2}
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          size="small"
          aria-label={`Link in ${label}`}
          onClick={() => mark('[', 'words', '](/address)', '/address')}
        >
          Link
        </Button>
        <Button size="small" aria-label={`Bold words in ${label}`} onClick={() => mark('**', 'words', '**', '')}>
          Bold
        </Button>
        <TextField
          select
          label="Insert from the profile"
          value=""
          onChange={(event) => mark('', '', event.target.value, '')}
          sx={{ minWidth: 250 }}
        >
          {FACTS.map(([token, name]) => (
            <MenuItem key={token} value={token}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </Stack>
  );
}
