import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { canScan } from '../scanner/barcode-reader.ts';
import { CameraScanner } from './camera-scanner.tsx';

interface ScanFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  required?: boolean;
}

/** A field for a code: typed, by a scanner that types, or by the camera. */
export function ScanField({ label, value, onChange, required = false }: ScanFieldProps) {
  const [isScanning, setScanning] = useState(false);
  return (
    <>
      <TextField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && goOn(event)}
        required={required}
        fullWidth
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
          ...(canScan() && {
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <Button size="small" onClick={() => setScanning(true)} aria-label={`Scan ${label} with the camera`}>
                    Scan
                  </Button>
                </InputAdornment>
              ),
            },
          }),
        }}
      />
      {isScanning && (
        <CameraScanner
          label={label}
          onCode={(code) => {
            onChange(code);
            setScanning(false);
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </>
  );
}

/** A scanner ends each code with Enter: it leads to the next field, or to the button after the last, and sends nothing. */
function goOn(event: KeyboardEvent): void {
  event.preventDefault();
  if (!(event.target instanceof HTMLInputElement)) return;
  const stops = [...(event.target.form?.elements ?? [])].filter(
    (one): one is HTMLInputElement | HTMLButtonElement =>
      one instanceof HTMLInputElement || (one instanceof HTMLButtonElement && one.type === 'submit'),
  );
  stops[stops.indexOf(event.target) + 1]?.focus();
}
