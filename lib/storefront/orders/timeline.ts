import { type OrderEventKind, type OrderState, RETURN_STATE_OF_EVENT } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';
import { arrivalText } from './copy.ts';
import { returnStepText } from './return-copy.ts';
import type { Order, OrderEvent, Parcel } from './types.ts';

/** `done` in the past, `now` for the current step, `come` in the future. */
export type StepStage = 'done' | 'current' | 'upcoming';

/** A step of an order, or an event beside its usual steps. */
export interface TimelineStep {
  /** Unique within the timeline. */
  id: string;
  name: string;
  stage: StepStage;
  /** When it happened, in epoch milliseconds; null where unknown. */
  at: number | null;
  /** Additional information; empty where there is none. */
  hint: string;
  /** Whether it is an event beside the usual steps. */
  isSideStep: boolean;
  /** The parcels handed to couriers in this step. */
  parcels: Parcel[];
  /** Number of its return; empty otherwise. */
  returnNumber: string;
  /** Whether it is the first step of that return. */
  opensReturn: boolean;
}

/** A usual step of an order. `event`: the event by which it is reached. */
interface UsualStep {
  state: OrderState;
  event: OrderEventKind;
  name: () => string;
}

/** The usual steps of an order that a courier delivers. */
const COURIER_STEPS: readonly UsualStep[] = [
  { state: 'payment-pending', event: 'placed', name: m.ordersStepPlaced },
  { state: 'confirmed', event: 'confirmed', name: m.ordersStateConfirmed },
  { state: 'packed', event: 'packed', name: m.ordersStatePacked },
  { state: 'shipped', event: 'shipped', name: m.ordersStateShipped },
  { state: 'out-for-delivery', event: 'out-for-delivery', name: m.ordersStateOutForDelivery },
  { state: 'delivered', event: 'delivered', name: m.ordersStateDelivered },
];

/** The usual steps of an order that is collected from a store. */
const STORE_STEPS: readonly UsualStep[] = [
  ...COURIER_STEPS.slice(0, 2),
  { state: 'ready-to-collect', event: 'ready-to-collect', name: m.ordersStateReady },
  { state: 'delivered', event: 'delivered', name: m.ordersStateCollected },
];

type TimelineOrder = Pick<Order, 'state' | 'placedAt' | 'events' | 'parcels' | 'returns' | 'promise' | 'collect'>;
const stepsOf = ({ collect }: Pick<Order, 'collect'>) => (collect ? STORE_STEPS : COURIER_STEPS);
type Happened = Omit<TimelineStep, 'stage'>;
const NOTHING_MORE = { hint: '', isSideStep: false, parcels: [], returnNumber: '', opensReturn: false };

/**
 * Labels of the events beside the usual steps, without those of returns. Events that do not matter to shoppers
 * are omitted.
 */
const BESIDE: Partial<Record<OrderEventKind, () => string>> = {
  modified: m.ordersEventChanged,
  'lines-cancelled': m.ordersEventLinesCancelled,
  'parcel-shipped': m.ordersEventParcelShipped,
  'parcel-delivered': m.ordersEventParcelDelivered,
  'parcel-returned': m.ordersEventParcelReturned,
  'code-sent': m.ordersEventCodeSent,
  'collect-reminder': m.ordersEventReminder,
  cancelled: m.ordersStateCancelled,
};

/**
 * The timeline of an order from its placing to its delivery, with events beside the usual steps and future steps; that
 * of a cancelled order ends with the cancellation.
 */
export function timelineOf(order: TimelineOrder): TimelineStep[] {
  const happened = inTime([...passed(order), ...sideSteps(order)]);
  const isOver = order.state === 'cancelled' || order.state === 'delivered';
  const steps = stepsOf(order);
  const here = steps.findIndex(({ state }) => state === order.state);
  const coming = isOver ? [] : steps.slice(here + 1);
  const now = happened.findLastIndex(({ id }) => isOver || id === steps[here]?.event);
  return [
    ...happened.map((step, index) => ({ ...step, stage: index === now ? 'current' : 'done' }) as const),
    ...coming.map(({ event, name }) => ({
      ...NOTHING_MORE,
      id: event,
      name: name(),
      stage: 'upcoming' as const,
      at: null,
      hint: event === 'delivered' && !order.collect ? arrivalText(order) : '',
    })),
  ];
}

/** The steps that the order has reached. */
function passed({ state, placedAt, events, parcels, collect }: TimelineOrder): Happened[] {
  const steps = stepsOf({ collect });
  const here = steps.findIndex((step) => step.state === state);
  return steps.flatMap((step, index): Happened[] => {
    const at = step.event === 'placed' ? placedAt : (events.find(({ kind }) => kind === step.event)?.at ?? null);
    // A courier may deliver without reporting the steps between; a cancelled order shows only steps that it
    // reached.
    const isSkipped = at === null && (state === 'cancelled' || (index < here && step.event === 'out-for-delivery'));
    if (isSkipped || (index > here && state !== 'cancelled')) return [];
    // A parcel with a part of the order has a step of its own.
    const own = step.event === 'shipped' ? parcels.filter(({ state }) => state === null) : [];
    return [{ ...NOTHING_MORE, id: step.event, name: step.name(), at, parcels: own }];
  });
}

function sideSteps({ state, events, returns, parcels }: TimelineOrder): Happened[] {
  const happened = events.flatMap((event, index): Happened[] => {
    const name = nameOf(event, returns);
    if (name === undefined) return [];
    const { kind, at, returnNumber } = event;
    const isShipping = kind === 'parcel-shipped';
    const about = {
      returnNumber,
      opensReturn: kind === 'return-requested',
      parcels: isShipping ? parcels.filter((parcel) => parcel.state !== null && parcel.shippedAt === at) : [],
    };
    return [{ ...NOTHING_MORE, ...about, id: `${kind}-${index}`, name, at, isSideStep: kind !== 'cancelled' }];
  });
  const lacksCancelEvent = state === 'cancelled' && !events.some(({ kind }) => kind === 'cancelled');
  if (!lacksCancelEvent) return happened;
  return [...happened, { ...NOTHING_MORE, id: 'cancelled', name: m.ordersStateCancelled(), at: null }];
}

function nameOf({ kind, returnNumber }: OrderEvent, returns: Order['returns']): string | undefined {
  const state = RETURN_STATE_OF_EVENT[kind];
  if (state === undefined) return BESIDE[kind]?.();
  const own = returns.find(({ number }) => number === returnNumber);
  return returnStepText({ kind: own?.kind ?? 'return', state });
}

/** Sorts the steps by time; one without a time stays after its predecessor. */
function inTime(steps: readonly Happened[]): Happened[] {
  let latest = 0;
  const timed = steps.map((step) => {
    const key = step.at ?? latest;
    latest = step.at === null ? latest : Math.max(latest, step.at);
    return { step, key };
  });
  return timed.toSorted((one, other) => one.key - other.key).map(({ step }) => step);
}
