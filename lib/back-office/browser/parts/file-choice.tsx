import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { MEGABYTE } from '#lib/shared/megabyte.ts';

const KILOBYTE = 1024;

interface FileChoiceProps {
  label: string;
  button: string;
  hint: string;
  accept: string;
  file: File | null;
  onChange: (file: File | null) => void;
}

/** Chooses a file of this machine, and says which is chosen. */
export function FileChoice({ label, button, hint, accept, file, onChange }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {file ? `${file.name}, ${sizeText(file.size)}` : hint}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          onChange(event.target.files?.[0] ?? file);
          event.target.value = '';
        }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {file ? 'Choose another' : button}
        </Button>
        {file && <Button onClick={() => onChange(null)}>Take it away</Button>}
      </Stack>
    </Box>
  );
}

/** A size in bytes as people read it. */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
  return `${Math.round(bytes / MEGABYTE)} MB`;
}
