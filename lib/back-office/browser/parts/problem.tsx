import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { problemText } from '../api/problem-text.ts';

interface ProblemProps {
  error: unknown;
  onRetry?: () => void;
}

/** What went wrong, what to do, and a button to try again. */
export function Problem({ error, onRetry }: ProblemProps) {
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
      {problemText(error)}
    </Alert>
  );
}
