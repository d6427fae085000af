import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names and values beside each other; a value that is empty is left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  // Names may repeat: two sizes of a product in a total, or a fact of several lines, of which only the first has one.
  const shown = facts
    .map(([name, value], at) => ({ key: `${name} ${at}`, name, value }))
    .filter(({ value }) => value !== '' && value !== null && value !== undefined);
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(7rem, auto) 1fr', columnGap: 2, rowGap: 0.75 }}
    >
      {shown.map(({ key, name, value }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
