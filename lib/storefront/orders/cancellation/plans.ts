import type { OrderRefundPlan } from '../types.ts';

/** The refund of a cancellation for each destination that the shopper may choose. */
export interface CancellationPlans {
  source: OrderRefundPlan;
  /** The refund to a gift card; null where there is no choice. */
  giftCard: OrderRefundPlan | null;
}

/** Whether a refund has a choice of destination: what a gift card paid always goes back to that card. */
export function hasChoice({ parts }: OrderRefundPlan): boolean {
  return parts.some(({ method }) => method === 'gateway');
}
