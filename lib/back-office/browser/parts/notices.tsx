import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { problemText } from '../api/problem-text.ts';

interface Notice {
  text: string;
  /** Takes back what was done; left out where it cannot be. */
  undo?: (() => void) | undefined;
  severity: 'success' | 'error';
}

interface Tell {
  /** Says that something was done, with a button that takes it back where it can be. */
  done(text: string, undo?: () => void): void;
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
    done: (text, undo) => show({ text, severity: 'success', undo }),
    failed: (error) => show({ text: problemText(error), severity: 'error' }),
  }));
  return (
    <NoticeContext value={tell}>
      {children}
      <Snackbar
        open={isOpen}
        // What can be taken back stays until it is closed: nobody has to hurry.
        autoHideDuration={notice?.severity === 'error' || notice?.undo ? null : SUCCESS_MS}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert
          severity={notice?.severity ?? 'success'}
          variant="outlined"
          {...(notice?.undo
            ? {
                action: (
                  <>
                    <Button
                      color="inherit"
                      size="small"
                      onClick={() => {
                        setOpen(false);
                        notice.undo?.();
                      }}
                    >
                      Undo
                    </Button>
                    <Button color="inherit" size="small" onClick={() => setOpen(false)}>
                      Close
                    </Button>
                  </>
                ),
              }
            : { onClose: () => setOpen(false) })}
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
