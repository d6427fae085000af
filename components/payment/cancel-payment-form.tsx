import * as apiPaths from '#lib/shared/api-paths.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';

/**
 * The plain form for a shopper who returned from a gateway without paying: it cancels the order, which frees
 * its reservations immediately.
 */
export function CancelPaymentForm({ order }: { order: string }) {
  return (
    <form method="post" action={apiPaths.paymentCancellation()}>
      <input type="hidden" name="order" value={order} />
      <Button type="submit" variant="quiet">
        {m.paymentCancel()}
      </Button>
    </form>
  );
}
