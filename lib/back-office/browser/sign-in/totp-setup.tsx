import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import qrcode from 'qrcode-generator';
import { useState } from 'react';
import { type CallData, callShop } from '../api/call.ts';
import { Door } from './door.tsx';

interface TotpSetupProps {
  /** Whether an authenticator is set up already: its owner then types the password. */
  isReplacing: boolean;
  lead: string;
  onDone: () => void;
}

/** Sets up an authenticator: a QR code that is drawn here, a first code, and the recovery codes. */
export function TotpSetup({ isReplacing, lead, onDone }: TotpSetupProps) {
  const [begun, setBegun] = useState<CallData<'StaffTotpBegin'> | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');

  if (recoveryCodes.length > 0) {
    return (
      <Door title="Your recovery codes" button="I have saved them" onSubmit={async () => onDone()}>
        <Alert severity="warning">
          Print these codes or write them down. Each one stands in for your authenticator once, and they are never shown
          again.
        </Alert>
        <Box component="ul" sx={{ fontFamily: 'monospace', fontSize: '1.1rem', columns: 2, m: 0 }}>
          {recoveryCodes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Box>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
      </Door>
    );
  }
  if (!begun) {
    return (
      <Door
        title="Set up your authenticator"
        lead={lead}
        button="Begin"
        onSubmit={async () => setBegun(await callShop('StaffTotpBegin', { Password: password }))}
      >
        {isReplacing && (
          <TextField
            label="Password"
            type="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
            required
          />
        )}
      </Door>
    );
  }
  return (
    <Door
      title="Scan this code"
      lead="Open an authenticator app on your phone and add an account by this picture. Then type the six digits that it shows."
      button="Finish"
      onSubmit={async () => {
        const { RecoveryCodes } = await callShop('StaffTotpConfirm', { Code: code.replaceAll(/\s/g, '') });
        setRecoveryCodes(RecoveryCodes);
      }}
    >
      <QrCode text={begun.OtpauthUri} />
      <Typography variant="body2" color="text.secondary">
        No camera? Type this secret into the app:{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {begun.Secret}
        </Box>
      </Typography>
      <TextField
        label="Six digits"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        required
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 } }}
      />
    </Door>
  );
}

/** A QR code, drawn in this page: the secret in it goes nowhere else. Dark on light in both schemes, as cameras need it. */
function QrCode({ text }: { text: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const border = 4;
  const rows = Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_cell, x) => (code.isDark(y, x) ? `M${x + border} ${y + border}h1v1h-1z` : '')).join(
      '',
    ),
  );
  const edge = size + 2 * border;
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator"
      viewBox={`0 0 ${edge} ${edge}`}
      width="220"
      height="220"
    >
      <rect width={edge} height={edge} fill="#ffffff" />
      <path d={rows.join('')} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
