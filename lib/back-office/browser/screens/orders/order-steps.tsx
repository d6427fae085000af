import { ORDER_STATE_AFTER_STEP, type OrderStep } from '#lib/contract/order-vocabulary.ts';
import { keysOf } from '#lib/contract/typed-keys.ts';
import type { CallData } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { orderStepLabel } from '../../parts/labels.ts';
import { piecesOf } from '../../parts/piece-fields.tsx';
import { StepButtons } from '../../parts/step-buttons.tsx';
import type { StepAsks } from '../../parts/step-facts.ts';
import { useWarehouses } from '../../parts/use-warehouses.ts';
import { latestText } from './latest-text.ts';
import { hasParts, partSteps } from './unshipped.ts';

const ENDINGS: ReadonlySet<OrderStep> = new Set(['cancel', 'undelivered']);

/** What a step of an order asks for. */
function asksOf(step: OrderStep, found: CallData<'DeskOrder'>, warehouses: CallData<'Warehouses'>): StepAsks | null {
  const parcel = found.Order.Parcels.at(-1);
  switch (step) {
    case 'pack':
      return { button: 'Mark as packed', pieces: piecesOf(found) };
    case 'ready':
      return { button: 'Mark as ready', pieces: piecesOf(found) };
    case 'mark':
      return { button: 'Save marks', pieces: piecesOf(found) };
    case 'ship':
      return { button: 'Mark as shipped', ...shippingAsks(found) };
    case 'correct-parcel':
      return {
        button: 'Save parcel',
        parcel: { courier: parcel?.Courier ?? '', awb: parcel?.AWB ?? '', tracking: parcel?.TrackingUrl ?? '' },
      };
    case 'cancel':
      return { button: 'Cancel this order', reason: 'required' };
    case 'undelivered':
      return { button: 'Record it', reason: 'required' };
    case 'restock':
      return { sellable: found.Order.Products, warehouses };
    case 'collect':
      return { hasCode: true };
    default:
      return null;
  }
}

/** The booking of the whole order that a courier waits with; undefined where there is none. */
function openBooking({ Bookings }: CallData<'DeskOrder'>) {
  return Bookings.findLast(
    ({ State, Items, Refusal }) => (State === 'booked' || State === 'booking') && Items.length === 0 && Refusal === '',
  );
}

/** The parcel that a courier is booked for, so that nobody types its number again; an empty one where none is. */
function shippingAsks(found: CallData<'DeskOrder'>): StepAsks {
  const booked = openBooking(found);
  return {
    parcel: { courier: booked?.Courier ?? '', awb: booked?.AWB ?? '', tracking: booked?.TrackingUrl ?? '' },
    ...(booked && { bookedAwb: booked.AWB }),
  };
}

/** The steps that the order's state allows: the usual one stands out. */
export function OrderSteps({ found }: { found: CallData<'DeskOrder'> }) {
  const { Order } = found;
  const change = useChange('AdvanceOrder');
  const cancel = useChange('CancelCourier');
  const warehouses = useWarehouses();
  // A courier's order is packed, one that is collected is made ready.
  const other: OrderStep = Order.Collect ? 'pack' : 'ready';
  const allowed = keysOf(ORDER_STATE_AFTER_STEP[Order.State]).filter((step) => step !== other);
  const steps = hasParts(Order) ? partSteps(Order, allowed) : allowed;
  return (
    <StepButtons
      title="Next step"
      {...(steps.includes('restock') && {
        note: 'Put items back in stock only where a parcel came back undelivered.',
      })}
      latest={latestText(found)}
      subject={Order.OrderNumber}
      steps={steps}
      labelOf={orderStepLabel}
      endings={ENDINGS}
      asksOf={(step) => asksOf(step, found, warehouses)}
      onStep={async (step, facts, key) => {
        const { OrderNumber } = Order;
        const booked = step === 'ship' ? openBooking(found) : undefined;
        if (booked && booked.AWB !== facts.AWB?.trim())
          await cancel.mutateAsync({ OrderNumber, BookingId: booked.BookingId });
        return change.mutateAsync({ ...facts, OrderNumber, Step: step, IdempotencyKey: key });
      }}
    />
  );
}
