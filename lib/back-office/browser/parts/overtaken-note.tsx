import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';

interface OvertakenNoteProps {
  /** Who did what last, as a sentence; empty where it is not known. */
  latest: string;
  /** How what was typed can be used after all. */
  goOn?: { label: string; onGoOn: () => void } | undefined;
  onClose: () => void;
}

/** Stands in place of a form's button once somebody else made it impossible: what was typed stays until it is closed. */
export function OvertakenNote({ latest, goOn, onClose }: OvertakenNoteProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (document.activeElement === document.body) first.current?.focus();
  }, []);
  return (
    <Alert severity="warning" variant="outlined">
      Somebody was faster: this is not possible any more. {latest} What you typed stays here until you close it.
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {goOn && (
          <Button ref={first} variant="contained" size="small" onClick={goOn.onGoOn}>
            Go on with “{goOn.label}”
          </Button>
        )}
        <Button ref={goOn ? null : first} color="inherit" size="small" onClick={onClose}>
          Close
        </Button>
      </Stack>
    </Alert>
  );
}
