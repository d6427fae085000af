import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { STRIP_COLOURS } from '#lib/shared/strip-colour.ts';
import { LineField } from '../entries.tsx';
import type { Strip } from './strip.ts';

const COLOURS: Readonly<Record<Strip['colour'], string>> = {
  card: 'Quiet: as panels of the shop',
  ink: 'Ink: light letters on the colour of text',
  accent: 'Accent: light letters on the colour of links',
};

interface StripFormProps {
  strip: Strip;
  onChange: (strip: Strip) => void;
}

/** The fields of a strip: a sentence, a link behind it, its colour. */
export function StripForm({ strip, onChange }: StripFormProps) {
  return (
    <Stack spacing={2}>
      <LineField label="Text" value={strip.text} onChange={(text) => onChange({ ...strip, text })} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <LineField
          label="Text of the link"
          value={strip.linkText}
          onChange={(linkText) => onChange({ ...strip, linkText })}
        />
        <LinkAddressField value={strip.url} onChange={(url) => onChange({ ...strip, url })} />
      </Stack>
      <Box sx={{ maxWidth: 420 }}>
        <TextField
          select
          fullWidth
          label="Colour"
          value={strip.colour}
          helperText="From the colours of your shop profile, in light and in dark"
          onChange={({ target }) =>
            onChange({ ...strip, colour: STRIP_COLOURS.find((colour) => colour === target.value) ?? 'card' })
          }
        >
          {(['card', ...STRIP_COLOURS] as const).map((colour) => (
            <MenuItem key={colour} value={colour}>
              {COLOURS[colour]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Stack>
  );
}

interface LinkAddressFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Where a link leads: a path of the shop, or another address in full. */
export function LinkAddressField({ value, onChange }: LinkAddressFieldProps) {
  return (
    <TextField
      label="Address"
      value={value}
      fullWidth
      placeholder="/watches/men"
      helperText="A path of the shop, or https:, mailto:, tel:"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
