import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { problemText } from '../api/problem-text.ts';

interface ProblemProps {
  error: unknown;
  /** What to say in place of the error's own words. */
  text?: string;
  onRetry?: () => void;
}

/** What went wrong, what to do, and a button to try again. */
export function Problem({ error, text, onRetry }: ProblemProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {text ?? problemText(error)}
    </Alert>
  );
}
