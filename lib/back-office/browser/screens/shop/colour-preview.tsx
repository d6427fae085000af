import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { keysOf } from '#lib/contract/typed-keys.ts';
import type { Palette } from '#lib/shared/colour-contrast.ts';
import { isHexColour } from './colour-texts.ts';

interface ColourPreviewProps {
  palette: Palette;
  /** Stands in for a colour that is half typed. */
  fallback: Palette;
  label: string;
}

/** A part of a page in the colours of a scheme. */
export function ColourPreview({ palette, fallback, label }: ColourPreviewProps) {
  const colours = { ...fallback };
  for (const name of keysOf(fallback)) if (isHexColour(palette[name])) colours[name] = palette[name];
  const words = (name: keyof Palette, text: string) => (
    <Box component="span" sx={{ color: colours[name] }}>
      {text}
    </Box>
  );
  return (
    <Box
      role="img"
      aria-label={`${label}: how a page looks`}
      sx={{
        bgcolor: colours.paper,
        color: colours.ink,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 2,
        width: { xs: '100%', lg: 300 },
        flexShrink: 0,
        fontSize: 14,
      }}
    >
      <Stack spacing={1.5}>
        <Box sx={{ fontFamily: 'Georgia, serif', fontSize: 22 }}>Automatic watch</Box>
        <Box>
          ₹12,495 {words('muted', 'including GST')} · {words('accent', 'See the details')}
        </Box>
        <Box sx={{ borderTop: `1px solid ${colours.line}` }} />
        <Box sx={{ border: `1px solid ${colours.edge}`, borderRadius: 1, px: 1.5, py: 1 }}>
          {words('muted', 'Your pincode')}
        </Box>
        <Stack spacing={0.5} sx={{ bgcolor: colours.card, borderRadius: 1, p: 1.5 }}>
          <span>In a panel, {words('muted', 'quietly')}</span>
          {words('success', 'Delivered on Tuesday')}
          {words('warning', 'Only two are left')}
          {words('danger', 'This pincode is not delivered to')}
        </Stack>
        <Box sx={{ bgcolor: colours.ink, color: colours.paper, borderRadius: 1, py: 1, textAlign: 'center' }}>
          Add to cart
        </Box>
      </Stack>
    </Box>
  );
}
