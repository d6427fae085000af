import { CHECKOUT_STEPS, type CheckoutStep } from '#lib/shared/route-names.ts';

/** The facts that determine the progress of a checkout. */
export interface CheckoutProgress {
  /** A customer is signed in. */
  hasContact: boolean;
  /** An address of the address book is chosen. */
  hasAddress: boolean;
  /** The chosen address is deliverable, or a store is chosen from which the order is collected. */
  isDeliverable: boolean;
  /** Delivery and billing were confirmed for this address. */
  hasDelivery: boolean;
  /** The amount of the order requires a PAN, and none was entered. */
  lacksPan: boolean;
}

/** The state of a step: open for input, done with a summary of the choices, or still to come. */
export type StepState = 'open' | 'done' | 'later';

/** The first incomplete step. */
export function firstIncompleteStep(facts: CheckoutProgress): CheckoutStep {
  if (!facts.hasContact) return 'contact';
  if (!facts.hasAddress) return 'address';
  return facts.isDeliverable && facts.hasDelivery && !facts.lacksPan ? 'payment' : 'delivery';
}

const placeOf = (step: CheckoutStep) => CHECKOUT_STEPS.indexOf(step);

/**
 * The step to show: the asked one, unless steps before it are left; nobody skips. Who is signed in has left the first one
 * behind. `nextOpen`: the first step that is left.
 */
export function stepToShow(requested: CheckoutStep | null, nextOpen: CheckoutStep): CheckoutStep {
  if (requested === null || requested === 'contact') return nextOpen;
  return placeOf(requested) <= placeOf(nextOpen) ? requested : nextOpen;
}

/** The state of a step while `shown` is open. */
export function stepState(step: CheckoutStep, shown: CheckoutStep, nextOpen: CheckoutStep): StepState {
  if (step === shown) return 'open';
  return placeOf(step) < placeOf(nextOpen) ? 'done' : 'later';
}

/** Parses the step named in the address; null for anything else. */
export function parseCheckoutStep(text: string | string[] | undefined): CheckoutStep | null {
  return CHECKOUT_STEPS.find((step) => step === text) ?? null;
}
