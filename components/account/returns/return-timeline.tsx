import { returnSteps } from '#lib/returns/timeline.ts';
import type { OrderReturn } from '#lib/returns/types.ts';
import { Way } from '@/components/account/orders/way';

/** The way of a return, with where it stands. */
export function ReturnTimeline({ shown }: { shown: Pick<OrderReturn, 'kind' | 'state' | 'events'> }) {
  return <Way steps={returnSteps(shown)} />;
}
