import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { WEBHOOK_EVENTS, type WebhookEventType } from '#lib/contract/webhook-vocabulary.ts';
import type { CallData } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { useNotices } from '../../parts/notices.tsx';
import { Panel } from '../../parts/screen.tsx';

interface EndpointFormProps {
  /** The endpoint that is changed; a new one is added without it. */
  endpoint?: CallData<'WebhookEndpoints'>['Endpoints'][number];
  onDone: () => void;
}

/** Where a program listens, and what it is told. */
export function EndpointForm({ endpoint, onDone }: EndpointFormProps) {
  const [name, setName] = useState(endpoint?.EndpointName ?? '');
  const [url, setUrl] = useState(endpoint?.Url ?? '');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(endpoint?.Events ?? []);
  const [isOn, setOn] = useState(endpoint?.Enabled ?? true);
  const [note, setNote] = useState(endpoint?.Note ?? '');
  const save = useChange('SaveWebhookEndpoint');
  const { done, failed } = useNotices();
  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await save.mutateAsync({
        EndpointName: name,
        Url: url.trim(),
        Events: [...events],
        Enabled: isOn,
        Note: note.trim(),
      });
      done(`${name} is saved.`);
      onDone();
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Panel
      title={endpoint ? 'Change the endpoint' : 'Add an endpoint'}
      actions={<Button onClick={onDone}>Close</Button>}
    >
      <Stack component="form" spacing={2} onSubmit={submit} sx={{ maxWidth: 560 }}>
        <TextField
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value.trim())}
          required
          disabled={endpoint !== undefined}
          helperText="Small letters, such as erp"
          slotProps={{ htmlInput: { maxLength: 40, pattern: '[a-z0-9]+(-[a-z0-9]+)*' } }}
        />
        <TextField
          label="Address"
          type="url"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          required
          helperText="Begins with https://"
        />
        <Autocomplete
          multiple
          options={WEBHOOK_EVENTS}
          value={[...events]}
          onChange={(_event, chosen) => setEvents(chosen)}
          renderInput={(params) => (
            <TextField {...params} label="Events" helperText="All events where none is chosen" />
          )}
        />
        <TextField
          label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <FormControlLabel
          control={<Checkbox checked={isOn} onChange={(_event, next) => setOn(next)} />}
          label="Send events"
        />
        <Button type="submit" variant="contained" loading={save.isPending} sx={{ alignSelf: 'start' }}>
          Save
        </Button>
      </Stack>
    </Panel>
  );
}
