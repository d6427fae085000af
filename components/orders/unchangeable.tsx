import * as paths from '#lib/shared/paths.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
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
        {m.ordersUnchangeableTitle()}
      </h2>
      <p className="mt-2 text-muted">{m.ordersUnchangeableText()}</p>
      {canCancel && (
        <Link href={paths.orderAction('cancel', number)} className={buttonClass('quiet')}>
          {m.ordersUnchangeableAgain()}
        </Link>
      )}
    </section>
  );
}
