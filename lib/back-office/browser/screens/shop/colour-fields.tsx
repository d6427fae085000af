import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DEFAULT_PALETTES, type Palette, type Palettes, type Scheme } from '#lib/shared/colour-contrast.ts';
import { ColourPreview } from './colour-preview.tsx';
import { colourHint, colourProblem, isHexColour } from './colour-texts.ts';
import { messageAt } from './profile-problem.ts';
import type { ProfileForm } from './use-profile-form.ts';

const SCHEMES: readonly (readonly [Scheme, string])[] = [
  ['light', 'Light scheme'],
  ['dark', 'Dark scheme'],
];

const COLOURS: readonly (readonly [keyof Palette, string])[] = [
  ['paper', 'Page'],
  ['card', 'Panels'],
  ['ink', 'Text'],
  ['muted', 'Quiet text'],
  ['line', 'Lines'],
  ['edge', 'Edges of fields'],
  ['accent', 'Links and marks'],
  ['success', 'Success'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
];

/** The colours of both schemes, each with its contrast as it is typed, and a page as it would look. */
export function ColourFields({ form: { profile, problem, change, canSave } }: { form: ProfileForm }) {
  // The API serves a profile with all colours filled in.
  const palettes = profile.colours as Palettes;
  const set = (scheme: Scheme, palette: Palette) => change({ colours: { ...palettes, [scheme]: palette } });
  return SCHEMES.map(([scheme, title]) => {
    const palette = palettes[scheme];
    const isOwn = COLOURS.some(([name]) => palette[name] !== DEFAULT_PALETTES[scheme][name]);
    return (
      <Stack key={scheme} spacing={2} role="group" aria-label={title}>
        <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Typography variant="h3" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          {canSave && isOwn && (
            <Button size="small" onClick={() => set(scheme, DEFAULT_PALETTES[scheme])}>
              {`Colours of the store, ${scheme}`}
            </Button>
          )}
        </Stack>
        <Stack direction={{ xs: 'column', lg: 'row' }} useFlexGap sx={{ gap: 3 }}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              flexGrow: 1,
              alignContent: 'start',
            }}
          >
            {COLOURS.map(([name, label]) => (
              <ColourField
                key={name}
                label={label}
                value={palette[name]}
                hint={colourHint(palette, name)}
                problem={messageAt(problem, `colours.${scheme}.${name}`) ?? colourProblem(palette, name)}
                isDisabled={!canSave}
                onChange={(colour) => set(scheme, { ...palette, [name]: colour })}
              />
            ))}
          </Box>
          <ColourPreview palette={palette} fallback={DEFAULT_PALETTES[scheme]} label={title} />
        </Stack>
      </Stack>
    );
  });
}

interface ColourFieldProps {
  label: string;
  value: string;
  hint: string | undefined;
  problem: string | undefined;
  isDisabled: boolean;
  onChange: (colour: string) => void;
}

const SWATCH = { width: 40, height: 40, p: 0.25, flexShrink: 0, border: 1, borderColor: 'divider', borderRadius: 1 };

/** A colour that is chosen from the device's own panel, or typed. */
function ColourField({ label, value, hint, problem, isDisabled, onChange }: ColourFieldProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={`Choose: ${label}`}
        value={isHexColour(value) ? value : '#000000'}
        disabled={isDisabled}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
        sx={{ ...SWATCH, bgcolor: 'background.paper', cursor: isDisabled ? 'default' : 'pointer' }}
      />
      <TextField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
        disabled={isDisabled}
        error={problem !== undefined}
        helperText={problem ?? hint}
        fullWidth
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 7 } }}
      />
    </Stack>
  );
}
