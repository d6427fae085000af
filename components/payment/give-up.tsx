import * as apiPaths from '#lib/shared/api-paths.ts';
import { Button } from '@/components/ui/button';

/** The plain form of who came back from a gateway without paying: what the order holds is free again at once. */
export function GiveUp({ order }: { order: string }) {
  return (
    <form method="post" action={apiPaths.paymentCancellation()}>
      <input type="hidden" name="order" value={order} />
      <Button type="submit" variant="quiet">
        Cancel payment
      </Button>
    </form>
  );
}
