import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EntryGroupProps {
  /** `Zone 2`. */
  label: string;
  /** Left out where it cannot be removed. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** An entry of a list in the profile: its heading, the button that removes it, its fields. */
export function EntryGroup({ label, onRemove, children }: EntryGroupProps) {
  return (
    <Stack role="group" aria-label={label} spacing={2} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          {label}
        </Typography>
        {onRemove && (
          <Button size="small" color="error" aria-label={`Remove ${label}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
