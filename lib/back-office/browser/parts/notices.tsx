import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { problemText } from '../api/problem-text.ts';

interface Notice {
  text: string;
  severity: 'success' | 'error';
}

interface Tell {
  /** Says that something was done. */
  done(text: string): void;
  /** Says what went wrong, and what to do about it. */
  failed(error: unknown): void;
}

const NoticeContext = createContext<Tell>({ done: () => undefined, failed: () => undefined });
/** A failure stays until it is closed. */
const SUCCESS_MS = 5000;

/** Shows what actions report. */
export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = useCallback((next: Notice) => {
    setNotice(next);
    setOpen(true);
  }, []);
  const [tell] = useState<Tell>(() => ({
    done: (text) => show({ text, severity: 'success' }),
    failed: (error) => show({ text: problemText(error), severity: 'error' }),
  }));
  return (
    <NoticeContext value={tell}>
      {children}
      <Snackbar
        open={isOpen}
        autoHideDuration={notice?.severity === 'error' ? null : SUCCESS_MS}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert
          severity={notice?.severity ?? 'success'}
          variant="outlined"
          onClose={() => setOpen(false)}
          role={notice?.severity === 'error' ? 'alert' : 'status'}
          sx={{ bgcolor: 'background.paper' }}
        >
          {notice?.text}
        </Alert>
      </Snackbar>
    </NoticeContext>
  );
}

/** Tells staff what an action did, or why it failed. */
export function useNotices(): Tell {
  return useContext(NoticeContext);
}
