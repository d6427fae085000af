import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { STAFF_ROLE_MEANINGS } from '#lib/contract/staff-vocabulary.ts';
import { useChange } from '../../api/use-call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { sentenceOf } from '../../parts/labels.ts';
import { useNotices } from '../../parts/notices.tsx';
import { Panel, Screen } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { NewPasswordField } from '../../sign-in/link-pages.tsx';
import { TotpSetup } from '../../sign-in/totp-setup.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';

const FEW_CODES = 3;

/** One's own account: password, authenticator, passkeys, and the end of all sessions. */
export default function AccountScreen() {
  const { session, renew } = useSession();
  const [isSettingUp, setSettingUp] = useState(false);
  const signOut = useChange('StaffSignOut');
  const { failed } = useNotices();
  if (isSettingUp) {
    return (
      <TotpSetup
        isReplacing={session.hasTotp}
        lead="An authenticator app on your phone then shows a code for each sign-in."
        onDone={() => void renew().then(() => setSettingUp(false), failed)}
      />
    );
  }
  return (
    <Screen title="My account">
      <Stack spacing={2}>
        <Panel title={session.name}>
          <FactList
            facts={[
              ['Email', session.email],
              ['Role', `${sentenceOf(session.role)}. ${STAFF_ROLE_MEANINGS[session.role]}`],
            ]}
          />
        </Panel>
        <Panel title="Second factor">
          {session.hasTotp && session.recoveryCodesLeft < FEW_CODES && (
            <Alert severity="warning" sx={{ mb: 1.5 }}>
              {session.recoveryCodesLeft} recovery codes are left. Set up your authenticator again to get new ones.
            </Alert>
          )}
          <Typography sx={{ mb: 1.5 }}>
            {session.hasTotp
              ? 'Your authenticator is set up.'
              : 'No authenticator is set up: your password alone opens the shop.'}
          </Typography>
          <Button variant={session.hasTotp ? 'outlined' : 'contained'} onClick={() => setSettingUp(true)}>
            {session.hasTotp ? 'Set up another one' : 'Set it up'}
          </Button>
        </Panel>
        <PasskeysPanel />
        <PasswordPanel />
        <Panel title="Sessions">
          <Button
            variant="outlined"
            color="error"
            loading={signOut.isPending}
            onClick={() =>
              void signOut.mutateAsync({ Everywhere: true }).then(() => window.location.assign('/'), failed)
            }
          >
            Sign out everywhere
          </Button>
        </Panel>
      </Stack>
    </Screen>
  );
}

function PasswordPanel() {
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const change = useChange('StaffPasswordChange');
  const { done, failed } = useNotices();
  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await change.mutateAsync({ Password: password, NewPassword: next });
      done('The password is changed. Your other sessions have ended.');
      setPassword('');
      setNext('');
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Panel title="Password">
      <Stack component="form" spacing={1.5} onSubmit={submit} sx={{ maxWidth: 420 }}>
        <TextField
          label="Current password"
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          required
        />
        <NewPasswordField value={next} onChange={setNext} />
        <Button type="submit" variant="contained" loading={change.isPending} sx={{ alignSelf: 'start' }}>
          Change password
        </Button>
      </Stack>
    </Panel>
  );
}
