import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { problemText } from '../api/problem-text.ts';

interface DoorProps {
  title: string;
  /** What is to be done, in one or two sentences. */
  lead?: ReactNode;
  button: string;
  /** Sends the form; what it throws is shown. */
  onSubmit: () => Promise<void>;
  /** Another way to the same, whose errors are shown as well. */
  other?: { button: string; onPress: () => Promise<void> } | undefined;
  /** The fields. */
  children: ReactNode;
  /** Other ways. */
  footer?: ReactNode;
}

/** A form before or around the sign-in: its title, fields and button, and what went wrong. */
export function Door({ title, lead, button, onSubmit, other, children, footer }: DoorProps) {
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    document.title = `${title} · Back office`;
  }, [title]);
  async function attempt(work: () => Promise<void>) {
    setSending(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setSending(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void attempt(onSubmit);
  }
  return (
    <Box sx={{ maxWidth: 420, mx: 'auto', px: 2, py: { xs: 4, sm: 8 } }}>
      <Stack component="form" spacing={2} onSubmit={submit} noValidate={false}>
        <Typography variant="h1" id="door-title">
          {title}
        </Typography>
        {lead && <Typography color="text.secondary">{lead}</Typography>}
        {problem && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
        {children}
        <Button type="submit" variant="contained" loading={isSending}>
          {button}
        </Button>
        {other && (
          <Button variant="outlined" disabled={isSending} onClick={() => void attempt(other.onPress)}>
            {other.button}
          </Button>
        )}
        {footer}
      </Stack>
    </Box>
  );
}
