import Button from '@mui/material/Button';
import { useState } from 'react';

interface ConfirmButtonProps {
  label: string;
  /** What the second press says, such as `Really remove it?`. */
  question: string;
  isSending: boolean;
  onConfirm: () => void;
}

/** A button for what cannot be undone: the first press asks, the second does it; leaving the button takes the first back. */
export function ConfirmButton({ label, question, isSending, onConfirm }: ConfirmButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Button
      color="error"
      variant={isAsked ? 'contained' : 'outlined'}
      loading={isSending}
      onBlur={() => setAsked(false)}
      onClick={({ detail: press }) => {
        // The second press of a double click is no answer: the question was not read yet.
        if (press > 1) return;
        if (isAsked) onConfirm();
        setAsked(!isAsked);
      }}
    >
      {isAsked ? question : label}
    </Button>
  );
}
