import type { MoneyBackPlan } from '../types.ts';

/** The refund of a cancellation for each destination that the shopper may choose. */
export interface CancellationPlans {
  source: MoneyBackPlan;
  /** The refund to a gift card; null where there is no choice. */
  giftCard: MoneyBackPlan | null;
}

/** Whether a refund has a choice of destination: what a gift card paid always goes back to that card. */
export function hasChoice({ parts }: MoneyBackPlan): boolean {
  return parts.some(({ method }) => method === 'gateway');
}
