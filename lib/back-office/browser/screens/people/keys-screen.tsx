import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { StaffRole } from '#lib/contract/staff-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { sentenceOf } from '../../parts/labels.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Panel, Screen } from '../../parts/screen.tsx';
import { RoleField } from './role-field.tsx';

type Key = CallData<'MachineKeyList'>['Keys'][number];
const DEFAULT_DAYS = '90';

/** The keys of programs: each with its rights and its end. */
export default function KeysScreen() {
  const query = useCall('MachineKeyList', {});
  return (
    <Screen
      title="Keys"
      lead="A program, such as an ERP, makes calls with a key of its own. Give it the role that it needs and no more."
    >
      <NewKey />
      <Loaded query={query}>
        {({ Keys }) =>
          Keys.length === 0 ? (
            <EmptyState title="No keys yet">
              Create one above for each program, so that you can revoke one without the others.
            </EmptyState>
          ) : (
            <RecordList
              label="Keys"
              rows={Keys}
              keyOf={({ KeyId }) => KeyId}
              columns={[
                { title: 'For', cell: ({ KeyName }) => KeyName },
                { title: 'Begins with', cell: ({ Hint }) => Hint },
                { title: 'Scope', cell: ({ Roles, Calls }) => [...Roles.map(sentenceOf), ...Calls].join(', ') },
                { title: 'Created by', cell: ({ CreatedBy }) => CreatedBy },
                { title: 'Expires', cell: ({ ExpiresAt }) => formatMoment(ExpiresAt) },
                {
                  title: 'Last used',
                  cell: ({ LastUsedAt }) => (LastUsedAt === null ? 'Never' : formatMoment(LastUsedAt)),
                },
                { title: 'Revoke', cell: (key) => <RevokeKey machineKey={key} /> },
              ]}
            />
          )
        }
      </Loaded>
    </Screen>
  );
}

function NewKey() {
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>('accountant');
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [made, setMade] = useState('');
  const create = useChange('CreateMachineKey');
  const { failed } = useNotices();
  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      const { Key } = await create.mutateAsync({ KeyName: name.trim(), Roles: [role], ExpiresInDays: Number(days) });
      setMade(Key);
      setName('');
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Panel title="Create a key">
      {made !== '' && (
        <Alert severity="warning" onClose={() => setMade('')} sx={{ mb: 2 }}>
          <Typography>Copy this key now; it is never shown again.</Typography>
          <Typography component="code" sx={{ overflowWrap: 'anywhere' }}>
            {made}
          </Typography>
        </Alert>
      )}
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        onSubmit={submit}
        sx={{ gap: 1.5, alignItems: { sm: 'start' } }}
      >
        <TextField
          label="For"
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <RoleField role={role} onRole={setRole} />
        <TextField
          label="Days"
          type="number"
          value={days}
          onChange={(event) => setDays(event.target.value)}
          slotProps={{ htmlInput: { min: 1, max: 366 } }}
          sx={{ width: 110 }}
        />
        <Button type="submit" variant="contained" loading={create.isPending}>
          Create a key
        </Button>
      </Stack>
    </Panel>
  );
}

function RevokeKey({ machineKey }: { machineKey: Key }) {
  const revoke = useChange('RevokeMachineKey');
  const { done, failed } = useNotices();
  return (
    <Button
      size="small"
      color="error"
      disabled={revoke.isPending}
      aria-label={`Revoke the key of ${machineKey.KeyName}`}
      onClick={() =>
        void revoke.mutateAsync({ KeyId: machineKey.KeyId }).then(() => done('The key is revoked.'), failed)
      }
    >
      Revoke
    </Button>
  );
}
