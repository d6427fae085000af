import type { ServiceHandover, ServiceState, ServiceStep } from '#lib/contract/service-vocabulary.ts';

const STATES: Readonly<Record<ServiceState, string>> = {
  received: 'Requested',
  'item-awaited': 'Waiting for the item',
  inspecting: 'Being looked at',
  'estimate-given': 'Price waits for an answer',
  'estimate-declined': 'Price declined',
  'in-repair': 'In repair',
  ready: 'Ready',
  'sent-back': 'Sent back',
  closed: 'Done',
  declined: 'Not taken on',
  withdrawn: 'Withdrawn',
};

const STEPS: Readonly<Record<ServiceStep, string>> = {
  accept: 'Accept',
  decline: 'Decline',
  receive: 'Item has arrived',
  estimate: 'Give a price',
  repair: 'Start the repair',
  ready: 'Ready to collect',
  'send-back': 'Send back',
  close: 'Given back',
};

const HANDOVERS: Readonly<Record<ServiceHandover, string>> = {
  'pick-up': 'A courier collects it',
  store: 'The customer brings it',
};

/** The state of a service request in words. */
export function serviceStateLabel(state: ServiceState): string {
  return STATES[state];
}

/** A step of a service request as its button says it. */
export function serviceStepLabel(step: ServiceStep): string {
  return STEPS[step];
}

/** How an item reaches the store, in words. */
export function handoverLabel(handover: ServiceHandover): string {
  return HANDOVERS[handover];
}
