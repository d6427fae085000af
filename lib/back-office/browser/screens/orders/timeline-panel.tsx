import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { type CallData, newChangeKey } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useChange } from '../../api/use-call.ts';
import { actorName, orderEventLabel } from '../../parts/labels.ts';
import { useNotices } from '../../parts/notices.tsx';
import { Panel } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';

/** What happened to an order and who did it, the latest first. */
export function TimelinePanel({ found }: { found: CallData<'DeskOrder'> }) {
  const { session } = useSession();
  return (
    <Panel title="Timeline">
      {mayCall(session, 'AddOrderNote') && <NoteForm number={found.Order.OrderNumber} />}
      <Box component="ol" reversed sx={{ m: 0, pl: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {found.Audit.toReversed().map(({ At, By, Did, Facts }) => (
          <Box component="li" key={`${At} ${Did} ${By}`} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>{orderEventLabel(Did)}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {formatMoment(At)} · {actorName(By)}
              {Facts !== '' && Facts !== '{}' && ` · ${factsText(Facts)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** A note for the staff about an order. */
function NoteForm({ number }: { number: string }) {
  const [text, setText] = useState('');
  const [key, setKey] = useState(newChangeKey);
  const add = useChange('AddOrderNote');
  const { done, failed } = useNotices();
  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await add.mutateAsync({ OrderNumber: number, Text: text.trim(), IdempotencyKey: key });
      setText('');
      setKey(newChangeKey());
      done('The note is saved.');
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Stack component="form" direction={{ xs: 'column', sm: 'row' }} onSubmit={submit} sx={{ gap: 1, mb: 2 }}>
      <TextField
        label="Note for the staff"
        value={text}
        onChange={(event) => setText(event.target.value)}
        required
        multiline
        sx={{ flexGrow: 1, maxWidth: { sm: 560 } }}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Button type="submit" variant="outlined" loading={add.isPending} sx={{ alignSelf: 'start' }}>
        Add note
      </Button>
    </Stack>
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
