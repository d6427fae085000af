import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { sentenceOf } from '../../parts/labels.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';

type Due = CallData<'OrderRefundsDue'>[number];

/** Refunds that a person sends: bank transfers, and what a gateway finally refused. */
export default function RefundsScreen() {
  const query = useCall('OrderRefundsDue', {});
  return (
    <Screen
      title="Refunds to send"
      lead="Send the money from your bank, then record the number of the transfer. The account is deleted then, except for its last digits."
    >
      <Loaded query={query}>
        {(due) =>
          due.length === 0 ? (
            <EmptyState title="Nothing to send">
              Refunds to cards, UPI and gift cards are sent automatically. Cash on delivery that is refunded to a bank
              account appears here.
            </EmptyState>
          ) : (
            <Stack component="ul" spacing={2} aria-label="Refunds to send" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {due.map((refund) => (
                <RefundToSend key={refund.OrderRefundId} refund={refund} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Screen>
  );
}

function RefundToSend({ refund }: { refund: Due }) {
  const { session } = useSession();
  const [reference, setReference] = useState('');
  const change = useChange('MarkOrderRefund');
  const { done, failed } = useNotices();
  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await change.mutateAsync({ OrderRefundId: refund.OrderRefundId, Reference: reference.trim() });
      done(`${formatPaise(refund.Amount)} for ${refund.OrderNumber} is recorded as sent.`);
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Paper component="li" sx={{ p: 2 }}>
      <Typography variant="h2">
        {formatPaise(refund.Amount)} for {refund.OrderNumber}
      </Typography>
      <FactList
        facts={[
          ['How', sentenceOf(refund.Method)],
          ['Since', formatMoment(refund.Since)],
          ['Name', refund.AccountName],
          ['Account', refund.AccountNumber],
          ['IFSC', refund.IFSC],
          ['Payment at the gateway', refund.GatewayPaymentId],
        ]}
      />
      {mayCall(session, 'MarkOrderRefund') && (
        <Stack component="form" direction={{ xs: 'column', sm: 'row' }} onSubmit={submit} sx={{ mt: 2, gap: 1 }}>
          <TextField
            label="Number of the transfer (UTR)"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            required
            slotProps={{ htmlInput: { minLength: 4, maxLength: 60 } }}
            sx={{ minWidth: { sm: 280 } }}
          />
          <Button type="submit" variant="contained" loading={change.isPending}>
            Record as sent
          </Button>
        </Stack>
      )}
    </Paper>
  );
}
