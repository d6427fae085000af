import { SERVICE_REASONS, type ServiceState } from '#lib/contract/service-vocabulary.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { serviceReasonName } from '#lib/shared/reason-names.ts';
import type { StepStage } from '#lib/storefront/orders/timeline.ts';
import * as m from '#messages';
import type { ItemWarranty, ServiceRequest } from './types.ts';

/** The reasons with their labels, in the order of the choice. */
export const serviceReasonNames = () => SERVICE_REASONS.map((reason) => ({ reason, name: serviceReasonName(reason) }));

const STATES: Readonly<Record<ServiceState, () => string>> = {
  received: m.serviceStateReceived,
  'item-awaited': m.serviceStateAwaited,
  inspecting: m.serviceStateInspecting,
  'estimate-given': m.serviceStateEstimated,
  'estimate-declined': m.serviceStateEstimateDeclined,
  'in-repair': m.serviceStateRepairing,
  ready: m.serviceStateReady,
  'sent-back': m.serviceStateSentBack,
  closed: m.serviceStateClosed,
  declined: m.serviceStateDeclined,
  withdrawn: m.serviceStateWithdrawn,
};

/** The state of a request in a few words. */
export function serviceStateName(state: ServiceState): string {
  return STATES[state]();
}

/** Whether an item is under warranty, told as it is: a heading, and what that means for a repair. */
export function warrantyCopy({ until, isValid }: ItemWarranty): { title: string; text: string } {
  if (until === '') return { title: m.serviceWarrantyNone(), text: m.serviceNoWarrantyText() };
  const day = formatDate(startOfDayInIndia(until));
  return isValid
    ? {
        title: m.serviceUnderWarranty({ day }),
        text: m.serviceUnderWarrantyText(),
      }
    : { title: m.serviceWarrantyEnded({ day }), text: m.serviceWarrantyEndedText() };
}

/** What happens next, for each state. */
export function serviceNextText({ state, pickup, store, estimate }: ServiceRequest): string {
  const storeName = () => store?.name ?? m.serviceStoreUnnamed();
  const price = estimate === null ? '' : formatPaise(estimate);
  const texts: Readonly<Record<ServiceState, () => string>> = {
    received: () => (pickup ? m.serviceNextReceived() : m.serviceNextReceivedStore({ store: storeName() })),
    'item-awaited': () => (pickup ? m.serviceNextAwaited() : m.serviceNextAwaitedStore({ store: storeName() })),
    inspecting: m.serviceNextInspecting,
    'estimate-given': () => m.serviceNextEstimated({ price }),
    'estimate-declined': m.serviceNextEstimateDeclined,
    'in-repair': () => (price === '' ? m.serviceNextRepairing() : m.serviceNextRepairingPrice({ price })),
    ready: () => (store ? m.serviceNextReadyStore({ store: store.name }) : m.serviceNextReady()),
    'sent-back': m.serviceNextSentBack,
    closed: m.serviceNextClosed,
    declined: m.serviceNextDeclined,
    withdrawn: m.serviceNextWithdrawn,
  };
  return texts[state]();
}

/** Whether a shopper who does not agree with the store is told where to write. */
export function isServiceDisputable({ state }: Pick<ServiceRequest, 'state'>): boolean {
  return state === 'declined' || state === 'closed';
}

const USUAL: readonly ServiceState[] = ['received', 'item-awaited', 'inspecting', 'in-repair'];
const backStep = () => ({ id: 'back', name: m.serviceStateBack() });

interface ServiceTimelineStep {
  /** Unique within the request. */
  id: string;
  name: string;
  stage: StepStage;
  /** Epoch milliseconds; null where it is in the future. */
  at: number | null;
}

/** The timeline of a request: its past states, and those that usually follow. */
export function serviceSteps({ state, events }: Pick<ServiceRequest, 'state' | 'events'>): ServiceTimelineStep[] {
  const passed = events.map((event, index): ServiceTimelineStep => {
    const stage = index === events.length - 1 ? 'current' : 'done';
    return { id: `${event.state}-${index}`, name: STATES[event.state](), at: event.at, stage };
  });
  return [...passed, ...comingSteps(state).map((step) => ({ ...step, stage: 'upcoming', at: null }) as const)];
}

function comingSteps(state: ServiceState): { id: string; name: string }[] {
  const closed = { id: 'closed', name: STATES.closed() };
  if (state === 'ready' || state === 'sent-back') return [closed];
  if (state === 'estimate-declined') return [backStep(), closed];
  const at = USUAL.indexOf(state === 'estimate-given' ? 'inspecting' : state);
  if (at === -1) return [];
  return [...USUAL.slice(at + 1).map((next) => ({ id: next, name: STATES[next]() })), backStep(), closed];
}
