import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useChange } from '../../api/use-call.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { sentenceOf } from '../../parts/labels.ts';
import { useNotices } from '../../parts/notices.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { courierLabelPath } from './order-files.ts';

type Order = CallData<'DeskOrder'>['Order'];
type Booking = CallData<'DeskOrder'>['Bookings'][number];

const STATES: Readonly<Record<Booking['State'], string>> = {
  booking: 'Being booked',
  booked: 'Booked',
  refused: 'Not taken',
  cancelling: 'Being cancelled',
  cancelled: 'Cancelled',
  done: 'Finished',
};
/** The courier has not fetched the parcel. */
const WAITING: ReadonlySet<Booking['Status']> = new Set([null, 'pickup-due']);

/** What is in a booked part of an order; empty for the whole. */
function contents({ Products }: Order, { Items }: Booking): string {
  return Items.map(({ LineId, Quantity }) => {
    const title = Products.find((line) => line.LineId === LineId)?.ProductTitle ?? 'item';
    return `${Quantity} × ${title}`;
  }).join(', ');
}

/** What a booking needs to say: the last news, or what is waited for. */
function newsOf({ State, Status, StatusAt, Refusal }: Booking): string {
  if (Refusal !== '') return Refusal;
  if (State === 'booking') return 'The courier has not answered yet. The shop goes on asking; nothing is booked twice.';
  if (State === 'cancelling') return 'The courier has not confirmed the cancellation yet. The shop goes on asking.';
  return Status && StatusAt ? `${sentenceOf(Status)}, ${formatMoment(StatusAt)}` : '';
}

/** A booking at the courier with its label, its news, and the way to cancel it. */
export function BookingEntry({ order, booking }: { order: Order; booking: Booking }) {
  const { session } = useSession();
  const track = useChange('TrackCourier');
  const cancel = useChange('CancelCourier');
  const { done, failed } = useNotices();
  const { BookingId, State, Status, Courier, AWB, TrackingUrl, Charge, DueAmount, Test } = booking;
  const subject = { OrderNumber: order.OrderNumber, BookingId };
  const hasLabel = State === 'booked' || State === 'done';
  const canCancel = (State === 'booked' && WAITING.has(Status)) || State === 'booking';
  const facts = [
    Charge !== null && `charge ${formatPaise(Charge)}`,
    DueAmount > 0 && `collects ${formatPaise(DueAmount)}`,
    Test && 'a trial: nobody comes',
  ].filter(Boolean);
  async function take(work: () => Promise<unknown>, text: string) {
    try {
      await work();
      done(text);
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <StateChip state={State === 'booked' ? 'shipped' : State} label={STATES[State]} />
        {AWB !== '' && (
          <span>
            {Courier}{' '}
            <Link href={TrackingUrl} underline="always" target="_blank" rel="noreferrer">
              {AWB}
            </Link>
          </span>
        )}
      </Stack>
      {facts.length > 0 && <Typography sx={{ mt: 1 }}>{facts.join(', ')}</Typography>}
      {booking.Items.length > 0 && <Typography>{contents(order, booking)}</Typography>}
      {newsOf(booking) !== '' && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {newsOf(booking)}
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {hasLabel && mayCall(session, 'CourierLabelPdf') && (
          <Button
            variant="outlined"
            href={courierLabelPath(order.OrderNumber, BookingId)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Courier label ${AWB}`}
          >
            Courier label
          </Button>
        )}
        {State === 'booked' && mayCall(session, 'TrackCourier') && (
          <Button
            loading={track.isPending}
            onClick={() => void take(() => track.mutateAsync(subject), `The courier told the news of ${AWB}.`)}
          >
            Ask for news
          </Button>
        )}
        {canCancel && mayCall(session, 'CancelCourier') && (
          <ConfirmButton
            label="Cancel booking"
            question="Really cancel it?"
            isSending={cancel.isPending}
            onConfirm={() => void take(() => cancel.mutateAsync(subject), 'The booking is cancelled.')}
          />
        )}
      </Stack>
    </Box>
  );
}
