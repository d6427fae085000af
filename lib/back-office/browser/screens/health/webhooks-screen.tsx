import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { EndpointForm } from './endpoint-form.tsx';

type Endpoint = CallData<'WebhookEndpoints'>['Endpoints'][number];

const COLUMNS: readonly RecordColumn<Endpoint>[] = [
  { title: 'Endpoint', cell: ({ EndpointName }) => EndpointName },
  {
    title: 'State',
    cell: ({ Enabled, DisabledBecause }) => (
      <Chip
        size="small"
        variant="outlined"
        color={Enabled ? 'success' : 'warning'}
        label={Enabled ? 'On' : DisabledBecause === '' ? 'Off' : 'Switched off by the shop'}
      />
    ),
  },
  { title: 'Address', cell: ({ Url }) => Url },
  { title: 'Events', cell: ({ Events }) => (Events.length === 0 ? 'All' : Events.length) },
  { title: 'Waiting', numeric: true, cell: ({ Waiting }) => Waiting },
  { title: 'Failed', numeric: true, cell: ({ Failed }) => Failed },
  { title: 'Saved', cell: ({ SavedAt, SavedBy }) => `${formatMoment(SavedAt)}, ${SavedBy}` },
];

/** The programs that the shop tells about what happens. */
export default function WebhooksScreen() {
  const { session } = useSession();
  const [isAdding, setAdding] = useState(false);
  const query = useCall('WebhookEndpoints', {});
  return (
    <Screen
      title="Webhooks"
      lead="The shop tells other programs, such as an ERP, what happens: an order, a payment, a return."
      actions={
        mayCall(session, 'SaveWebhookEndpoint') && (
          <Button variant="contained" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            Add
          </Button>
        )
      }
    >
      {isAdding && <EndpointForm onDone={() => setAdding(false)} />}
      <Loaded query={query}>
        {({ Endpoints }) => (
          <Stack spacing={2}>
            {Endpoints.length === 0 ? (
              <EmptyState title="No program is told yet">
                Add the address at which a program listens. It gets a secret, by which it knows that a message is from
                this shop.
              </EmptyState>
            ) : (
              <RecordList
                label="Endpoints"
                rows={Endpoints}
                keyOf={({ EndpointName }) => EndpointName}
                columns={COLUMNS}
                pathOf={({ EndpointName }) => `/webhooks/${EndpointName}`}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
