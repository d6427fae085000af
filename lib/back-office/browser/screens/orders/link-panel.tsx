import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type CallData, newChangeKey } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useChange } from '../../api/use-call.ts';
import { useNotices } from '../../parts/notices.tsx';
import { PaymentLink } from '../../parts/payment-link.tsx';
import { Panel } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';

/** An order by phone that is not paid yet: its link is sent again, or it is withdrawn. */
export function LinkPanel({ order }: { order: CallData<'DeskOrder'>['Order'] }) {
  const { session } = useSession();
  const [keys, setKeys] = useState(() => ({ send: newChangeKey(), withdraw: newChangeKey() }));
  const send = useChange('SendPaymentLink');
  const withdraw = useChange('WithdrawPhoneOrder');
  const { done, failed } = useNotices();
  const { OrderNumber } = order;
  if (!order.PreparedByStore || order.State !== 'payment-pending' || !mayCall(session, 'SendPaymentLink')) return null;
  async function resend() {
    try {
      await send.mutateAsync({ OrderNumber, IdempotencyKey: keys.send });
      setKeys({ ...keys, send: newChangeKey() });
      done('The link is on its way by mail and SMS.');
    } catch (error) {
      failed(error);
    }
  }
  async function end() {
    try {
      await withdraw.mutateAsync({ OrderNumber, IdempotencyKey: keys.withdraw });
      done(`${OrderNumber} is withdrawn.`);
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Panel title="Waiting for payment">
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        The customer has a link to the payment page. Nothing is packed before it is paid.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: send.data ? 2 : 0 }}>
        <Button variant="contained" loading={send.isPending} onClick={() => void resend()}>
          Send the link again
        </Button>
        {mayCall(session, 'WithdrawPhoneOrder') && (
          <Button color="error" variant="outlined" loading={withdraw.isPending} onClick={() => void end()}>
            Withdraw the order
          </Button>
        )}
      </Stack>
      {send.data && <PaymentLink link={send.data.PaymentLink} until={send.data.PayUntil} />}
    </Panel>
  );
}
