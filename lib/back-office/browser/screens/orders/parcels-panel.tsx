import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PARCEL_STEPS_BY_STATE, type ParcelStep } from '#lib/contract/order-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useChange } from '../../api/use-call.ts';
import { parcelStateLabel, parcelStepLabel } from '../../parts/labels.ts';
import { Panel } from '../../parts/screen.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { StepButtons } from '../../parts/step-buttons.tsx';
import type { StepAsks } from '../../parts/step-facts.ts';
import { useWarehouses } from '../../parts/use-warehouses.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { latestText } from './latest-text.ts';
import { labelPath, slipPath } from './order-files.ts';
import { ParcelLine } from './parcel-line.tsx';
import { PartShipmentForm } from './part-shipment-form.tsx';
import { proposedParcels } from './proposed-parcels.ts';
import { canShipParts, hasParts } from './unshipped.ts';

type Found = CallData<'DeskOrder'>;
type Parcel = Found['Order']['Parcels'][number];
const ENDINGS: ReadonlySet<ParcelStep> = new Set(['undelivered']);

/** The parcels of an order that is shipped in parts, each with its own steps, and the form for one more. */
export function ParcelsPanel({ found }: { found: Found }) {
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { Order } = found;
  const canShip = mayCall(session, 'ShipParcel') && canShipParts(Order);
  if (!hasParts(Order) && !canShip && !isOpen) return null;
  return (
    <Panel title="Parcels">
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {hasParts(Order) &&
          Order.Parcels.map((parcel, at) => (
            <OneParcel key={parcel.ParcelId ?? parcel.AWB} found={found} parcel={parcel} place={at + 1} />
          ))}
      </Stack>
      {(canShip || isOpen) && (
        <Box sx={{ mt: hasParts(Order) ? 2 : 0 }}>
          {canShip && !hasParts(Order) && (
            <Typography color="text.secondary" sx={{ mb: 1 }}>
              {proposedParcels(found).length > 1
                ? 'The items are in several warehouses: ship a parcel from each. The customer gets a message about each.'
                : 'Something is not ready? Ship what is, and the rest later: the customer gets a message about each parcel.'}
            </Typography>
          )}
          <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {hasParts(Order) ? 'Ship another parcel' : 'Ship a part'}
          </Button>
          {isOpen && <PartShipmentForm found={found} canShip={canShip} onDone={() => setOpen(false)} />}
        </Box>
      )}
    </Panel>
  );
}

/** What a step of a parcel asks for. */
function asksOf(
  step: ParcelStep,
  { Courier, AWB, TrackingUrl, Items = [] }: Parcel,
  warehouses: CallData<'Warehouses'>,
): StepAsks | null {
  switch (step) {
    case 'correct':
      return { button: 'Save parcel', parcel: { courier: Courier, awb: AWB, tracking: TrackingUrl } };
    case 'undelivered':
      return { button: 'Record it', reason: 'required', lead: 'Its items are refunded; the other parcels stay.' };
    case 'restock':
      return { sellable: Items, warehouses };
    default:
      return null;
  }
}

function OneParcel({ found, parcel, place }: { found: Found; parcel: Parcel; place: number }) {
  const { session } = useSession();
  const advance = useChange('AdvanceParcel');
  const warehouses = useWarehouses();
  const { ParcelId = '', State = 'shipped', Items = [], DeliveredAt } = parcel;
  const number = found.Order.OrderNumber;
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h3">Parcel {place}</Typography>
        <StateChip state={State} label={parcelStateLabel(State)} />
        {mayCall(session, 'PackingSlipPdf') && (
          <Link href={slipPath(number, ParcelId)} target="_blank" rel="noreferrer">
            Packing slip of parcel {place}
          </Link>
        )}
        {mayCall(session, 'ShippingLabelPdf') && (
          <Link href={labelPath(number, ParcelId)} target="_blank" rel="noreferrer">
            Label of parcel {place}
          </Link>
        )}
      </Stack>
      <Typography>{Items.map(({ Quantity, ProductTitle }) => `${Quantity} × ${ProductTitle}`).join(', ')}</Typography>
      <Typography color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <ParcelLine {...parcel} />
        {DeliveredAt !== null && `, delivered ${formatMoment(DeliveredAt)}`}
      </Typography>
      {mayCall(session, 'AdvanceParcel') && (
        <StepButtons
          latest={latestText(found)}
          subject={`parcel ${place} of ${number}`}
          steps={PARCEL_STEPS_BY_STATE[State]}
          labelOf={parcelStepLabel}
          endings={ENDINGS}
          asksOf={(step) => asksOf(step, parcel, warehouses)}
          onStep={(step, facts, key) =>
            advance.mutateAsync({ ...facts, OrderNumber: number, ParcelId, Step: step, IdempotencyKey: key })
          }
        />
      )}
    </Box>
  );
}
