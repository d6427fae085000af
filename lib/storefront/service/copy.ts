import { SERVICE_REASONS, type ServiceState } from '#lib/contract/service-vocabulary.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { serviceReasonName } from '#lib/shared/reason-names.ts';
import type { StepStage } from '#lib/storefront/orders/timeline.ts';
import type { ItemWarranty, ServiceRequest } from './types.ts';

/** The message where it is unknown whether a request was received. */
export const UNSEEN_SERVICE =
  'We could not confirm that we received your request. Please send it again; it will not be duplicated.';

/** The reasons with their labels, in the order of the choice. */
export const SERVICE_REASON_NAMES = SERVICE_REASONS.map((reason) => ({ reason, name: serviceReasonName(reason) }));

const STATES: Readonly<Record<ServiceState, string>> = {
  received: 'Received',
  'item-awaited': 'Accepted, waiting for the item',
  inspecting: 'Being inspected',
  'estimate-given': 'Estimate given',
  'estimate-declined': 'Estimate declined',
  'in-repair': 'In repair',
  ready: 'Ready',
  'sent-back': 'On its way back to you',
  closed: 'Closed',
  declined: 'Not accepted',
  withdrawn: 'Withdrawn',
};

/** The state of a request in a few words. */
export function serviceStateName(state: ServiceState): string {
  return STATES[state];
}

const PRICE_FIRST = 'If there is a charge for a repair, we tell you the price first and do nothing until you agree.';

/** Whether an item is under warranty, told as it is: a heading, and what that means for a repair. */
export function warrantyCopy({ until, isValid }: ItemWarranty): { title: string; text: string } {
  if (until === '') return { title: 'No warranty', text: `This came without a fixed-term warranty. ${PRICE_FIRST}` };
  const day = formatDate(startOfDayInIndia(until));
  return isValid
    ? {
        title: `Under warranty until ${day}`,
        text: `We inspect it first. If the warranty covers the fault, you pay nothing. ${PRICE_FIRST}`,
      }
    : { title: `The warranty ended on ${day}`, text: `We can still repair it. ${PRICE_FIRST}` };
}

/** What happens next, for each state. */
export function serviceNextText({ state, pickup, store, estimate }: ServiceRequest): string {
  const handover = pickup
    ? 'a courier will collect it at the time you chose'
    : `please bring it to ${store?.name ?? 'the store'}`;
  const price = estimate === null ? '' : formatPaise(estimate);
  const texts: Readonly<Record<ServiceState, string>> = {
    received: `We will look at your request within one working day. If we accept it, ${handover}.`,
    'item-awaited': pickup
      ? 'A courier will collect the item at the time you chose.'
      : `Please bring the item to ${store?.name ?? 'the store'}.`,
    inspecting: 'We are inspecting the item and will let you know what we find.',
    'estimate-given': `The repair costs ${price}, including taxes. We start only once you approve it. You pay nothing now.`,
    'estimate-declined': 'We will not repair the item. We will let you know when you can have it back.',
    'in-repair':
      price === '' ? 'We are repairing the item.' : `We are repairing the item. You pay ${price} when you get it back.`,
    ready: store ? `You can collect it at ${store.name}.` : 'We will contact you to arrange its return.',
    'sent-back': 'A courier is bringing the item back to you.',
    closed: 'You have the item back.',
    declined: 'We cannot accept this request.',
    withdrawn: 'You withdrew this request.',
  };
  return texts[state];
}

/** Whether a shopper who does not agree with the store is told where to write. */
export function isServiceDisputable({ state }: Pick<ServiceRequest, 'state'>): boolean {
  return state === 'declined' || state === 'closed';
}

const USUAL: readonly ServiceState[] = ['received', 'item-awaited', 'inspecting', 'in-repair'];
const BACK = { id: 'back', name: 'Ready, or on its way back to you' };

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
    return { id: `${event.state}-${index}`, name: STATES[event.state], at: event.at, stage };
  });
  return [...passed, ...comingSteps(state).map((step) => ({ ...step, stage: 'upcoming', at: null }) as const)];
}

function comingSteps(state: ServiceState): { id: string; name: string }[] {
  const closed = { id: 'closed', name: STATES.closed };
  if (state === 'ready' || state === 'sent-back') return [closed];
  if (state === 'estimate-declined') return [BACK, closed];
  const at = USUAL.indexOf(state === 'estimate-given' ? 'inspecting' : state);
  if (at === -1) return [];
  return [...USUAL.slice(at + 1).map((next) => ({ id: next, name: STATES[next] })), BACK, closed];
}
