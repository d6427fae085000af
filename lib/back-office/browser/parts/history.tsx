import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoment } from '#lib/shared/dates.ts';
import { actorName } from './labels.ts';
import { Panel } from './screen.tsx';

interface HistoryProps {
  /** The oldest first. */
  entries: readonly { At: number; By: string; Did: string }[];
  labelOf: (did: string) => string;
}

/** What happened to a record and who did it, the latest first. */
export function History({ entries, labelOf }: HistoryProps) {
  return (
    <Panel title="Timeline">
      <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.toReversed().map(({ At, By, Did }) => (
          <Box component="li" key={`${At} ${Did}`} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>{labelOf(Did)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {formatMoment(At)} · {actorName(By)}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}
