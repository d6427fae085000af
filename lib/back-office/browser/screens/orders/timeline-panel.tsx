import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { orderEventLabel } from '../../parts/labels.ts';
import { Panel } from '../../parts/screen.tsx';

/** What happened to an order and who did it, the latest first. */
export function TimelinePanel({ found }: { found: CallData<'DeskOrder'> }) {
  return (
    <Panel title="Timeline">
      <Box component="ol" reversed sx={{ m: 0, pl: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {found.Audit.toReversed().map(({ At, By, Did, Facts }) => (
          <Box component="li" key={`${At} ${Did} ${By}`} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>{orderEventLabel(Did)}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {formatMoment(At)} · {By.replace(/^desk:/, '')}
              {Facts !== '' && Facts !== '{}' && ` · ${factsText(Facts)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** What an entry of the history notes, as `name: value` pairs where it is a JSON object of texts. */
function factsText(facts: string): string {
  try {
    const parsed: unknown = JSON.parse(facts);
    if (typeof parsed !== 'object' || parsed === null) return facts;
    return Object.entries(parsed)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ');
  } catch {
    return facts;
  }
}
