import * as paths from '#lib/shared/paths.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface UnchangeableProps {
  number: Order['number'];
  /** Whether the order can be cancelled. */
  canCancel: boolean;
}

/** What can no longer be changed in an order, and what the shopper can do instead. */
export function Unchangeable({ number, canCancel }: UnchangeableProps) {
  return (
    <section aria-labelledby="unchangeable" className="mt-10 max-w-measure border-line border-t pt-6">
      <h2 id="unchangeable" className="font-display text-xl">
        Need another change?
      </h2>
      <p className="mt-2 text-muted">
        For delivery to another state, another product, a size at another price, more items or another payment method,
        cancel this order and order again. There is no cancellation fee.
      </p>
      {canCancel && (
        <Link href={paths.orderAction('cancel', number)} className={buttonClass('quiet')}>
          Cancel and order again
        </Link>
      )}
    </section>
  );
}
