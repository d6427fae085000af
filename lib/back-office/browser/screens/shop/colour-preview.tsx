import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const COLOUR = /^#[0-9a-f]{6}$/i;
const SIZE = 36;

/** All colours in a value, with their names: `light accent`. */
function coloursIn(value: unknown, name = ''): [name: string, colour: string][] {
  if (typeof value === 'string') return COLOUR.test(value) ? [[name, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, entry]) => coloursIn(entry, `${name} ${inner}`.trim()));
}

/** The colours that the profile names, as they look. */
export function ColourPreview({ profile }: { profile: unknown }) {
  const colours = coloursIn(profile);
  if (colours.length === 0) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      component="ul"
      aria-label="Colours of the shop"
      sx={{ flexWrap: 'wrap', gap: 2, p: 0, m: 0, listStyle: 'none' }}
    >
      {colours.map(([name, colour]) => (
        <Box component="li" key={name} sx={{ textAlign: 'center' }}>
          <Box
            sx={{
              width: SIZE,
              height: SIZE,
              bgcolor: colour,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              mx: 'auto',
            }}
          />
          <Typography variant="caption">{name}</Typography>
        </Box>
      ))}
    </Stack>
  );
}
