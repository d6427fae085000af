import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { type CallData, CallError } from '../../api/call.ts';
import { addressForPasskeys, canUsePasskeys, createPasskey } from '../../api/passkeys.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { Panel } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';

type Passkey = CallData<'StaffPasskeyList'>['Passkeys'][number];

/** One's own passkeys: add, see and remove them. */
export function PasskeysPanel() {
  const query = useCall('StaffPasskeyList', {});
  return (
    <Panel title="Passkeys">
      <Stack spacing={2}>
        <Typography>
          A passkey signs you in by your fingerprint, face or PIN, without password and code. Both go on working, and
          are needed where the back office moves to another host: a passkey belongs to {window.location.hostname}.
        </Typography>
        <Loaded query={query}>
          {({ Passkeys }) =>
            Passkeys.length > 0 && (
              <RecordList
                label="Passkeys"
                rows={Passkeys}
                keyOf={({ PasskeyId }) => PasskeyId}
                columns={[
                  { title: 'Name', cell: ({ PasskeyName }) => PasskeyName },
                  { title: 'Where', cell: ({ IsSynced }) => (IsSynced ? 'Synced to your devices' : 'This one device') },
                  { title: 'Added', cell: ({ CreatedAt }) => formatMoment(CreatedAt) },
                  {
                    title: 'Last used',
                    cell: ({ LastUsedAt }) => (LastUsedAt === null ? 'Never' : formatMoment(LastUsedAt)),
                  },
                  { title: 'Remove', cell: (passkey) => <RemovePasskey passkey={passkey} /> },
                ]}
              />
            )
          }
        </Loaded>
        {canUsePasskeys() ? <NewPasskey /> : <NoPasskeysHere />}
      </Stack>
    </Panel>
  );
}

function NoPasskeysHere() {
  const address = addressForPasskeys();
  return (
    <Typography color="text.secondary">
      {address === '' ? (
        'This browser has no passkeys for this address.'
      ) : (
        <>
          Passkeys need a host name: open the back office at{' '}
          <Link href={address} underline="always">
            {address}
          </Link>{' '}
          to add one.
        </>
      )}
    </Typography>
  );
}

/** Does what needs a sign-in of the last minutes, after another one where that is longer ago. */
function useRecentSignIn() {
  const { signInAgain } = useSession();
  return async <Result,>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      const isOld = error instanceof CallError && error.details.Reason === 'recent-sign-in';
      const note = 'You signed in more than 15 minutes ago. Sign in again to change your passkeys.';
      if (!isOld || !(await signInAgain(note))) throw error;
      return work();
    }
  };
}

function NewPasskey() {
  const [name, setName] = useState('');
  const [isAdding, setAdding] = useState(false);
  const client = useQueryClient();
  const withRecentSignIn = useRecentSignIn();
  const { done, failed } = useNotices();
  async function submit(event: FormEvent) {
    event.preventDefault();
    setAdding(true);
    try {
      await withRecentSignIn(() => createPasskey(name.trim()));
      done('The passkey is added. Use it at your next sign-in.');
      setName('');
    } catch (error) {
      failed(error);
    } finally {
      setAdding(false);
      await client.invalidateQueries();
    }
  }
  return (
    <Stack
      component="form"
      direction={{ xs: 'column', sm: 'row' }}
      onSubmit={submit}
      sx={{ gap: 1.5, alignItems: { sm: 'start' } }}
    >
      <TextField
        label="Name of the passkey"
        helperText="Such as the device that it is on"
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 60 } }}
        sx={{ minWidth: { sm: 280 } }}
      />
      <Button type="submit" variant="contained" loading={isAdding}>
        Add a passkey
      </Button>
    </Stack>
  );
}

function RemovePasskey({ passkey: { PasskeyId, PasskeyName } }: { passkey: Passkey }) {
  const remove = useChange('StaffPasskeyRemove');
  const withRecentSignIn = useRecentSignIn();
  const { done, failed } = useNotices();
  return (
    <ConfirmButton
      label={`Remove ${PasskeyName}`}
      question="Really remove it?"
      isSending={remove.isPending}
      onConfirm={() =>
        void withRecentSignIn(() => remove.mutateAsync({ PasskeyId })).then(
          () => done(`${PasskeyName} is removed. Delete it on the device, too.`),
          failed,
        )
      }
    />
  );
}
