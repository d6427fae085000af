import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
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
import { MemberActions, MemberRole } from './member-actions.tsx';
import { RoleField } from './role-field.tsx';

type Members = CallData<'StaffList'>;
type Invitation = Members['Invitations'][number];

/** By what else than a password a member signs in. */
function secondFactorOf({ HasTotp, Passkeys }: Members['Staff'][number]): string {
  const passkeys = Passkeys === 1 ? '1 passkey' : `${Passkeys} passkeys`;
  return [HasTotp ? 'Authenticator' : '', Passkeys > 0 ? passkeys : ''].filter(Boolean).join(', ') || 'None';
}

/** Who works here: roles, invitations, and the end of sessions. */
export default function StaffScreen() {
  const query = useCall('StaffList', {});
  return (
    <Screen title="Staff">
      <InvitePanel />
      <Loaded query={query}>
        {({ Staff, Invitations }) => (
          <Stack spacing={2}>
            <RecordList
              label="Staff"
              rows={Staff}
              keyOf={({ StaffId }) => StaffId}
              columns={[
                { title: 'Name', cell: ({ Name }) => Name },
                { title: 'Email', cell: ({ Email }) => Email },
                { title: 'Role', cell: (member) => <MemberRole member={member} /> },
                { title: 'Second factor', cell: secondFactorOf },
                {
                  title: 'Last sign-in',
                  cell: ({ LastSignInAt }) => (LastSignInAt === null ? 'Never' : formatMoment(LastSignInAt)),
                },
                { title: 'Sessions', numeric: true, cell: ({ Sessions }) => Sessions },
                { title: 'State', cell: (member) => <MemberActions member={member} /> },
              ]}
            />
            <Panel title="Open invitations">
              {Invitations.length === 0 ? (
                <EmptyState title="None">
                  Invite somebody above. The link in their mail works once, within three days.
                </EmptyState>
              ) : (
                <RecordList
                  label="Open invitations"
                  rows={Invitations}
                  keyOf={({ InvitationId }) => InvitationId}
                  columns={[
                    { title: 'Email', cell: ({ Email }) => Email },
                    { title: 'Role', cell: ({ Role }) => sentenceOf(Role) },
                    { title: 'Expires', cell: ({ ExpiresAt }) => formatMoment(ExpiresAt) },
                    { title: 'Invited by', cell: ({ InvitedBy }) => InvitedBy },
                    { title: 'Revoke', cell: (invitation) => <RevokeInvitation invitation={invitation} /> },
                  ]}
                />
              )}
            </Panel>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function InvitePanel() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('packer');
  const invite = useChange('InviteStaff');
  const { done, failed } = useNotices();
  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await invite.mutateAsync({ Email: email.trim(), Role: role });
      done(`An invitation to ${email.trim()} is on its way.`);
      setEmail('');
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Panel title="Invite somebody">
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        onSubmit={submit}
        sx={{ gap: 1.5, alignItems: { sm: 'start' } }}
      >
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          required
          sx={{ minWidth: { sm: 280 } }}
        />
        <RoleField role={role} onRole={setRole} />
        <Button type="submit" variant="contained" loading={invite.isPending}>
          Invite
        </Button>
      </Stack>
    </Panel>
  );
}

function RevokeInvitation({ invitation }: { invitation: Invitation }) {
  const revoke = useChange('RevokeStaffInvitation');
  const { done, failed } = useNotices();
  return (
    <Button
      size="small"
      color="error"
      disabled={revoke.isPending}
      aria-label={`Revoke the invitation of ${invitation.Email}`}
      onClick={() =>
        void revoke
          .mutateAsync({ InvitationId: invitation.InvitationId })
          .then(() => done('The invitation is revoked.'), failed)
      }
    >
      Revoke
    </Button>
  );
}
