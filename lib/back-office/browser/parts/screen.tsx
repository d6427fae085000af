import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface ScreenProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** One sentence about what the screen is for. */
  lead?: string;
  children: ReactNode;
}

/** A screen with its heading, which takes the focus when the screen opens, so that a screen reader says where one is. */
export function Screen({ title, actions, lead, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Back office`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <Stack spacing={2.5}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Box>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {title}
          </Typography>
          {lead && (
            <Typography color="text.secondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {actions && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

/** A part of a screen with a heading of its own. */
export function Panel({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1.5, gap: 1 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Paper>
  );
}

/** What an empty list says: what will be there, and what to do. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        py: 5,
        px: 2,
        textAlign: 'center',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography variant="h2" component="p" gutterBottom>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '60ch', mx: 'auto' }}>
        {children}
      </Typography>
    </Box>
  );
}
