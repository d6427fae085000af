import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FocusEvent } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { useNotices } from './notices.tsx';

/** The address of a payment page, to be copied into a chat. `until`: epoch milliseconds; null where nothing is said. */
export function PaymentLink({ link, until }: { link: string; until: number | null }) {
  const { done, failed } = useNotices();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'start' } }}>
      <TextField
        label="Payment link"
        value={link}
        helperText={
          until === null ? '' : `The customer got it by mail and SMS and can pay until ${formatMoment(until)}.`
        }
        fullWidth
        slotProps={{
          htmlInput: { readOnly: true, onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select() },
        }}
      />
      <Button
        variant="outlined"
        onClick={() => void navigator.clipboard.writeText(link).then(() => done('The link is copied.'), failed)}
        sx={{ flexShrink: 0 }}
      >
        Copy link
      </Button>
    </Stack>
  );
}
