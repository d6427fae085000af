import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { MAX_OPERATOR_NAME_LENGTH } from '#lib/contract/operator-vocabulary.ts';
import {
  FIRST_OWNER_MARK,
  MAX_STAFF_PASSWORD_LENGTH,
  MIN_STAFF_PASSWORD_LENGTH,
} from '#lib/contract/staff-vocabulary.ts';
import { callShop } from '../api/call.ts';
import { Door } from './door.tsx';

/** The token of the link that was opened: the fragment, which no server sees. */
const tokenOfLink = () => window.location.hash.slice(1);

/** Leaves the page of a link, so that its token is in no history. */
const leaveLink = () => window.location.replace('/');

const LEAD = 'You are invited to the back office. Choose the name that others read beside what you do, and a password.';
const FIRST_LEAD =
  'You are the first here, so this becomes the account of the owner. Choose the name that others read beside what you do, and a password.';

/** Makes the account of somebody who was invited. */
export function InvitationPage() {
  const [token] = useState(tokenOfLink);
  const [isFirst] = useState(() => new URLSearchParams(window.location.search).has(FIRST_OWNER_MARK));
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Door
      title="Welcome"
      lead={isFirst ? FIRST_LEAD : LEAD}
      button="Create my account"
      onSubmit={async () => {
        await callShop('AcceptStaffInvitation', {
          Token: token,
          Name: name.trim(),
          ...(isFirst && { Email: email.trim() }),
          Password: password,
        });
        leaveLink();
      }}
    >
      <TextField
        label="Your name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="name"
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: MAX_OPERATOR_NAME_LENGTH } }}
      />
      {isFirst && (
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          autoComplete="username"
          helperText="You sign in with it, and links to set a new password go there."
          required
        />
      )}
      <NewPasswordField value={password} onChange={setPassword} />
    </Door>
  );
}

/** Sets a new password by a link. */
export function PasswordResetPage() {
  const [token] = useState(tokenOfLink);
  const [password, setPassword] = useState('');
  return (
    <Door
      title="Set a new password"
      lead="You are signed out everywhere afterwards, and sign in with the new password."
      button="Save"
      onSubmit={async () => {
        await callShop('StaffPasswordResetConfirm', { Token: token, NewPassword: password });
        leaveLink();
      }}
    >
      <NewPasswordField value={password} onChange={setPassword} />
    </Door>
  );
}

/** A field for a password to be set. */
export function NewPasswordField({ value, onChange }: { value: string; onChange: (password: string) => void }) {
  return (
    <TextField
      label="New password"
      type="password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="new-password"
      helperText={`At least ${MIN_STAFF_PASSWORD_LENGTH} characters; a few words in a row are easy to remember.`}
      required
      slotProps={{ htmlInput: { minLength: MIN_STAFF_PASSWORD_LENGTH, maxLength: MAX_STAFF_PASSWORD_LENGTH } }}
    />
  );
}
