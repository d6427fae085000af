import { type OrderEventKind, type OrderState, RETURN_STATE_OF_EVENT } from '#lib/contract/vocabulary.ts';
import { arrivalText } from './copy.ts';
import { returnStepText } from './return-copy.ts';
import type { Order, OrderEvent, Parcel } from './types.ts';

/** `done`, where it stands `now`, or what is to `come`. */
export type StepStage = 'done' | 'now' | 'come';

/** A step of an order on its way, or something that happened beside it. */
export interface TimelineStep {
  /** No other step of the same timeline has it. */
  id: string;
  name: string;
  stage: StepStage;
  /** When it happened, in epoch milliseconds; null where that is not known. */
  at: number | null;
  /** What else is to say of it; empty where nothing is. */
  note: string;
  /** Whether it happened beside the way that every order goes. */
  isSideStep: boolean;
  /** What was handed to couriers in this step. */
  parcels: Parcel[];
  /** Number of the return that it is about; empty otherwise. */
  returnNumber: string;
  /** Whether that return begins with it. */
  opensReturn: boolean;
}

/** The way of every order. `event`: what tells when a step was reached. */
const WAY = [
  { state: 'payment-pending', event: 'placed', name: 'Placed' },
  { state: 'confirmed', event: 'confirmed', name: 'Confirmed' },
  { state: 'packed', event: 'packed', name: 'Packed' },
  { state: 'shipped', event: 'shipped', name: 'Shipped' },
  { state: 'out-for-delivery', event: 'out-for-delivery', name: 'Out for delivery' },
  { state: 'delivered', event: 'delivered', name: 'Delivered' },
] as const satisfies readonly { state: OrderState; event: OrderEventKind; name: string }[];

type Told = Pick<Order, 'state' | 'placedAt' | 'events' | 'parcels' | 'returns' | 'promise'>;
type Happened = Omit<TimelineStep, 'stage'>;
const NOTHING_MORE = { note: '', isSideStep: false, parcels: [], returnNumber: '', opensReturn: false };

/** What happens beside the way, but for what a return goes through. What no shopper asks after is left out. */
const BESIDE: Partial<Record<OrderEventKind, string>> = {
  modified: 'Order changed',
  'lines-cancelled': 'Some items cancelled',
  cancelled: 'Cancelled',
};

/**
 * The way of an order from its placing to the door, what happened beside it, and what is still to come; one that was
 * cancelled ends there.
 */
export function timelineOf(order: Told): TimelineStep[] {
  const happened = inTime([...passed(order), ...sideSteps(order)]);
  const isOver = order.state === 'cancelled' || order.state === 'delivered';
  const here = WAY.findIndex(({ state }) => state === order.state);
  const coming = isOver ? [] : WAY.slice(here + 1);
  const now = happened.findLastIndex(({ id }) => isOver || id === WAY[here]?.event);
  return [
    ...happened.map((step, index) => ({ ...step, stage: index === now ? 'now' : 'done' }) as const),
    ...coming.map(({ event, name }) => ({
      ...NOTHING_MORE,
      id: event,
      name,
      stage: 'come' as const,
      at: null,
      note: event === 'delivered' ? arrivalText(order) : '',
    })),
  ];
}

/** The steps of the way that are behind the order, or where it stands. */
function passed({ state, placedAt, events, parcels }: Told): Happened[] {
  const here = WAY.findIndex((step) => step.state === state);
  return WAY.flatMap((step, index): Happened[] => {
    const at = step.event === 'placed' ? placedAt : (events.find(({ kind }) => kind === step.event)?.at ?? null);
    // A courier may deliver without a word in between, and a cancelled order tells only what it has seen.
    const isSkipped = at === null && (state === 'cancelled' || (index < here && step.event === 'out-for-delivery'));
    if (isSkipped || (index > here && state !== 'cancelled')) return [];
    const own = step.event === 'shipped' ? parcels : [];
    return [{ ...NOTHING_MORE, id: step.event, name: step.name, at, parcels: own }];
  });
}

function sideSteps({ state, events, returns }: Told): Happened[] {
  const happened = events.flatMap((event, index): Happened[] => {
    const name = nameOf(event, returns);
    if (name === undefined) return [];
    const { kind, at, returnNumber } = event;
    const about = { returnNumber, opensReturn: kind === 'return-requested' };
    return [{ ...NOTHING_MORE, ...about, id: `${kind}-${index}`, name, at, isSideStep: kind !== 'cancelled' }];
  });
  const isUntold = state === 'cancelled' && !events.some(({ kind }) => kind === 'cancelled');
  if (!isUntold) return happened;
  return [...happened, { ...NOTHING_MORE, id: 'cancelled', name: 'Cancelled', at: null }];
}

function nameOf({ kind, returnNumber }: OrderEvent, returns: Order['returns']): string | undefined {
  const state = RETURN_STATE_OF_EVENT[kind];
  if (state === undefined) return BESIDE[kind];
  const own = returns.find(({ number }) => number === returnNumber);
  return returnStepText({ kind: own?.kind ?? 'return', state });
}

/** In their order; what has no time of its own stays behind what it followed. */
function inTime(steps: readonly Happened[]): Happened[] {
  let latest = 0;
  const timed = steps.map((step) => {
    const key = step.at ?? latest;
    latest = step.at === null ? latest : Math.max(latest, step.at);
    return { step, key };
  });
  return timed.toSorted((one, other) => one.key - other.key).map(({ step }) => step);
}
