import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { STAFF_ROLE_MEANINGS, STAFF_ROLES, type StaffRole } from '#lib/contract/staff-vocabulary.ts';
import type { CallData } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { sentenceOf } from '../../parts/labels.ts';
import { useNotices } from '../../parts/notices.tsx';
import { endsWith } from './ends-with.ts';

type Member = CallData<'StaffList'>['Staff'][number];

/** The role of a member, which can be changed. What an owner issued ends with their role, which is said first. */
export function MemberRole({ member }: { member: Member }) {
  const [asked, setAsked] = useState<StaffRole | null>(null);
  const change = useChange('ChangeStaff');
  const { done, failed } = useNotices();
  const ends = endsWith(member);
  const make = (Role: StaffRole) =>
    void change
      .mutateAsync({ StaffId: member.StaffId, Role })
      .then(() => done(`${member.Name} is ${Role} now, and signs in again.`), failed);
  return (
    <>
      <TextField
        select
        variant="standard"
        value={member.Role}
        disabled={change.isPending}
        onChange={(event) => {
          const role = event.target.value as StaffRole;
          if (ends === '') make(role);
          else setAsked(role);
        }}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Role of ${member.Name}` } } }}
      >
        {STAFF_ROLES.map((one) => (
          <MenuItem key={one} value={one} title={STAFF_ROLE_MEANINGS[one]}>
            {sentenceOf(one)}
          </MenuItem>
        ))}
      </TextField>
      <Confirmation
        isOpen={asked !== null}
        title={`Take the role of owner from ${member.Name}?`}
        text={`They sign in again. ${ends}`}
        button="Change the role"
        onClose={() => setAsked(null)}
        onConfirm={() => asked && make(asked)}
      />
    </>
  );
}

/** Suspends and reactivates a member, ends their sessions, and removes their second factor and passkeys. */
export function MemberActions({ member }: { member: Member }) {
  const [isAsking, setAsking] = useState(false);
  const change = useChange('ChangeStaff');
  const { done, failed } = useNotices();
  const isActive = member.State === 'active';
  const make = (fields: object, what: string) =>
    void change.mutateAsync({ StaffId: member.StaffId, ...fields }).then(() => done(what), failed);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <Button
        size="small"
        color={isActive ? 'error' : 'primary'}
        disabled={change.isPending}
        aria-label={`${isActive ? 'Suspend' : 'Reactivate'}: ${member.Name}`}
        onClick={() => (isActive ? setAsking(true) : make({ State: 'active' }, `${member.Name} may sign in again.`))}
      >
        {isActive ? 'Suspend' : 'Reactivate'}
      </Button>
      <Confirmation
        isOpen={isAsking}
        title={`Suspend ${member.Name}?`}
        text={`They are signed out everywhere and cannot sign in until you reactivate them. ${endsWith(member)}`}
        button="Suspend"
        onClose={() => setAsking(false)}
        onConfirm={() => make({ State: 'suspended' }, `${member.Name} is suspended and signed out.`)}
      />
      {member.Sessions > 0 && (
        <Button
          size="small"
          aria-label={`Sign out: ${member.Name}`}
          disabled={change.isPending}
          onClick={() => make({ EndSessions: true }, `${member.Name} is signed out everywhere.`)}
        >
          Sign out
        </Button>
      )}
      {member.HasTotp && (
        <Button
          size="small"
          aria-label={`Remove the second factor: ${member.Name}`}
          disabled={change.isPending}
          onClick={() =>
            make({ RemoveTotp: true }, `${member.Name} sets up another authenticator at the next sign-in.`)
          }
        >
          Remove second factor
        </Button>
      )}
      {member.Passkeys > 0 && (
        <Button
          size="small"
          aria-label={`Remove the passkeys: ${member.Name}`}
          disabled={change.isPending}
          onClick={() => make({ RemovePasskeys: true }, `${member.Name} has no passkeys any more, and signs in again.`)}
        >
          Remove passkeys
        </Button>
      )}
    </Stack>
  );
}

interface ConfirmationProps {
  isOpen: boolean;
  title: string;
  /** What happens. */
  text: string;
  button: string;
  onClose: () => void;
  onConfirm: () => void;
}

function Confirmation({ isOpen, title, text, button, onClose, onConfirm }: ConfirmationProps) {
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Typography id={textId}>{text}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          color="error"
          variant="contained"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {button}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
