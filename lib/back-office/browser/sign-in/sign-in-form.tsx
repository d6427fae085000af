import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { callShop } from '../api/call.ts';
import { canUsePasskeys, signInWithPasskey } from '../api/passkeys.ts';
import { beginStaffSession } from '../api/session.ts';
import { Door } from './door.tsx';
import { ResetRequest } from './reset-request.tsx';

interface SignInFormProps {
  onSignedIn: () => Promise<void>;
  note?: string;
}

type Step = { kind: 'password' } | { kind: 'code'; challenge: string } | { kind: 'reset' };

/** The sign-in of staff: email and password, then the code of the authenticator; or a passkey. */
export function SignInForm({ onSignedIn, note }: SignInFormProps) {
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const back = () => setStep({ kind: 'password' });

  if (step.kind === 'reset') return <ResetRequest email={email} onBack={back} />;
  if (step.kind === 'code') {
    return (
      <Door
        title="Your code"
        lead="Type the six digits that your authenticator shows now, or one of your recovery codes."
        button="Continue"
        onSubmit={async () => {
          await callShop('StaffSecondFactor', { Challenge: step.challenge, Code: code.replaceAll(/\s/g, '') });
          await onSignedIn();
        }}
        footer={<Button onClick={back}>Sign in as somebody else</Button>}
      >
        <TextField
          label="Code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          required
          autoFocus
          slotProps={{ htmlInput: { autoComplete: 'one-time-code', spellCheck: false, maxLength: 40 } }}
        />
      </Door>
    );
  }
  return (
    <Door
      title="Sign in to the back office"
      lead={note}
      button="Sign in"
      onSubmit={async () => {
        const challenge = await beginStaffSession(email, password);
        setPassword('');
        if (challenge === '') await onSignedIn();
        else setStep({ kind: 'code', challenge });
      }}
      other={
        canUsePasskeys()
          ? { button: 'Sign in with a passkey', onPress: () => signInWithPasskey().then(onSignedIn) }
          : undefined
      }
      footer={<Button onClick={() => setStep({ kind: 'reset' })}>Forgot your password?</Button>}
    >
      <TextField
        label="Email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoComplete="username"
        required
        autoFocus
      />
      <TextField
        label="Password"
        type="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
        required
      />
    </Door>
  );
}
