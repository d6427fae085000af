import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { Panel } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { BookingEntry } from './booking-entry.tsx';
import { BookingForm } from './booking-form.tsx';

/** The bookings of an order at the courier, and the form for one more beside the AWB that staff can type. */
export function CourierPanel({ found }: { found: CallData<'DeskOrder'> }) {
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { Order, Bookings, CanBookCourier } = found;
  const canBook = CanBookCourier && mayCall(session, 'BookCourier') && Order.State === 'packed' && !Order.Collect;
  if (Bookings.length === 0 && !canBook && !isOpen) return null;
  return (
    <Panel title="Courier">
      {Bookings.length > 0 && (
        <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {Bookings.map((booking) => (
            <BookingEntry key={booking.BookingId} order={Order} booking={booking} />
          ))}
        </Stack>
      )}
      {(canBook || isOpen) && (
        <Box sx={{ mt: Bookings.length > 0 ? 2 : 0 }}>
          {canBook && Bookings.length === 0 && (
            <Typography color="text.secondary" sx={{ mb: 1 }}>
              The courier fetches the parcel, and its news move the order. To send it another way, press Ship and type
              the AWB.
            </Typography>
          )}
          <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Book courier
          </Button>
          {isOpen && <BookingForm found={found} canBook={canBook} onDone={() => setOpen(false)} />}
        </Box>
      )}
    </Panel>
  );
}
