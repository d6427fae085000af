import { CHECKOUT_STEPS, type CheckoutStep } from '#lib/shared/route-names.ts';

/** What decides how far a checkout has come. */
export interface CheckoutProgress {
  /** Somebody is signed in. */
  hasContact: boolean;
  /** An address of the book is chosen. */
  hasAddress: boolean;
  /** Something is delivered to it. */
  isDeliverable: boolean;
  /** Delivery and bill were confirmed for this address. */
  hasDelivery: boolean;
  /** The order is of an amount that needs a PAN, and none was given. */
  lacksPan: boolean;
}

/** How a step is shown: open to be filled in, done with what was chosen, or still to come. */
export type StepState = 'open' | 'done' | 'later';

/** The first step that is left. */
export function firstLeft(facts: CheckoutProgress): CheckoutStep {
  if (!facts.hasContact) return 'contact';
  if (!facts.hasAddress) return 'address';
  return facts.isDeliverable && facts.hasDelivery && !facts.lacksPan ? 'payment' : 'delivery';
}

const placeOf = (step: CheckoutStep) => CHECKOUT_STEPS.indexOf(step);

/**
 * The step to show: the asked one, unless steps before it are left; nobody skips. Who is signed in has left the first one
 * behind. `nextOpen`: the first step that is left.
 */
export function shownStep(requested: CheckoutStep | null, nextOpen: CheckoutStep): CheckoutStep {
  if (requested === null || requested === 'contact') return nextOpen;
  return placeOf(requested) <= placeOf(nextOpen) ? requested : nextOpen;
}

/** How a step is shown beside the one that is open. */
export function stateOf(step: CheckoutStep, shown: CheckoutStep, nextOpen: CheckoutStep): StepState {
  if (step === shown) return 'open';
  return placeOf(step) < placeOf(nextOpen) ? 'done' : 'later';
}

/** A step that the address names; null for anything else. */
export function parseCheckoutStep(text: string | string[] | undefined): CheckoutStep | null {
  return CHECKOUT_STEPS.find((step) => step === text) ?? null;
}
