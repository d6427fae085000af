import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import type { OrderState } from '#lib/contract/order-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { orderStateLabel } from '../../parts/labels.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Screen } from '../../parts/screen.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { CourierPanel } from './courier-panel.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { EditPanel } from './edit-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { LinkPanel } from './link-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { invoicePath, labelPath, slipPath } from './order-files.ts';
import { OrderSteps } from './order-steps.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

/** The states in which an order has papers of a parcel to print. */
const PACKING: ReadonlySet<OrderState> = new Set(['confirmed', 'packed', 'shipped', 'out-for-delivery', 'delivered']);

/** How long until an order is read again while the courier has not answered, in milliseconds. */
const COURIER_MS = 5000;
const refreshMs = (found: CallData<'DeskOrder'> | undefined) =>
  found?.Bookings.some(({ State }) => State === 'booking' || State === 'cancelling') ? COURIER_MS : false;

/** An order: what is in it, whom it goes to, what it cost, what happened, and what comes next. */
export default function OrderScreen() {
  const { number = '' } = useParams();
  const { session } = useSession();
  const [edited, setEdited] = useState('');
  const query = useCall('DeskOrder', { OrderNumber: number }, { refreshMs });
  const order = query.data?.Order;
  const isEditing = edited === number;
  const setEditing = (isOpen: boolean) => setEdited(isOpen ? number : '');
  const isPacking = order !== undefined && PACKING.has(order.State);
  const canEdit = mayCall(session, 'EditOrder') && order?.State === 'confirmed' && !order.Collect;
  return (
    <Screen
      title={`Order ${number}`}
      actions={
        <>
          {canEdit && (
            <Button variant="outlined" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
              Edit order
            </Button>
          )}
          {mayCall(session, 'PackingSlipPdf') && isPacking && (
            <Button variant="outlined" href={slipPath(number)} target="_blank" rel="noreferrer">
              Packing slip
            </Button>
          )}
          {mayCall(session, 'ShippingLabelPdf') && isPacking && !order.Collect && (
            <Button variant="outlined" href={labelPath(number)} target="_blank" rel="noreferrer">
              Shipping label
            </Button>
          )}
          {mayCall(session, 'DeskInvoicePdf') && order?.InvoiceNumber && (
            <Button variant="outlined" href={invoicePath(number)} target="_blank" rel="noreferrer">
              Tax invoice
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query}>
        {(found) => (
          // What was typed for one order is never offered for another one.
          <Stack key={found.Order.OrderNumber} spacing={2}>
            <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <StateChip state={found.Order.State} label={orderStateLabel(found.Order.State)} />
              <span>Placed {formatMoment(found.Order.PlacedAt)}</span>
              {found.CustomerId !== '' && mayCall(session, 'DeskCustomer') && (
                <Link component={RouterLink} to={`/customers/${found.CustomerId}`}>
                  Customer
                </Link>
              )}
              {[found.AddsTo, ...found.Additions.map(({ OrderNumber }) => OrderNumber)]
                .filter((other) => other !== '')
                .map((other) => (
                  <Link key={other} component={RouterLink} to={`/orders/${other}`}>
                    Same parcel: {other}
                  </Link>
                ))}
            </Stack>
            <LinkPanel order={found.Order} />
            {isEditing && <EditPanel found={found} canEdit={canEdit} onClose={() => setEditing(false)} />}
            {mayCall(session, 'AdvanceOrder') && <OrderSteps found={found} />}
            <CourierPanel found={found} />
            <ItemsPanel found={found} />
            <ParcelsPanel found={found} />
            <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2, '& > *': { flex: 1, minWidth: 0 } }}>
              <DeliveryPanel order={found.Order} />
              <MoneyPanel found={found} />
            </Stack>
            <TimelinePanel found={found} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
