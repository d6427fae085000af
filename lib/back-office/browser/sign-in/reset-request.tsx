import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { callShop } from '../api/call.ts';
import { Door } from './door.tsx';

/** Asks for a link to set a new password. The answer is the same for every address. */
export function ResetRequest({ email: known, onBack }: { email: string; onBack: () => void }) {
  const [email, setEmail] = useState(known);
  const [isSent, setSent] = useState(false);
  return (
    <Door
      title="Set a new password"
      lead="We send a link to your address. Your authenticator stays as it is."
      button={isSent ? 'Send again' : 'Send the link'}
      onSubmit={async () => {
        await callShop('StaffPasswordResetBegin', { Email: email.trim() });
        setSent(true);
      }}
      footer={<Button onClick={onBack}>Back to the sign-in</Button>}
    >
      {isSent && (
        <Alert severity="success" role="status">
          If this is the address of a staff member, a link is on its way.
        </Alert>
      )}
      <TextField
        label="Email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoComplete="username"
        required
      />
    </Door>
  );
}
