import type { MoneyBackPlan } from '../types.ts';

/** Where the money of a cancellation would go, by what the shopper may choose. */
export interface CancellationPlans {
  source: MoneyBackPlan;
  /** Null where there is no choice. */
  giftCard: MoneyBackPlan | null;
}

/** Whether the shopper may have money otherwise: what a card of the store paid goes back onto it in any case. */
export function hasChoice({ parts }: MoneyBackPlan): boolean {
  return parts.some(({ way: method }) => method === 'gateway');
}
