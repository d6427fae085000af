import type { OrderAction } from '#lib/contract/vocabulary.ts';
import { actionName, canGiveUp } from '#lib/orders/actions.ts';
import type { Order } from '#lib/orders/types.ts';
import * as paths from '#lib/shared/paths.ts';
import { GiveUp } from '@/components/payment/give-up';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface OrderWaysProps {
  order: Order;
  /** What the shopper may do with it. */
  offered: readonly OrderAction[];
}

/** What can be done with an order. */
export function OrderWays({ order, offered }: OrderWaysProps) {
  const { number, key, canPay, invoiceNumber } = order;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 empty:hidden print:hidden">
      {canPay && (
        <Link href={paths.makePayment(key)} className={buttonClass('primary')}>
          Pay for this order
        </Link>
      )}
      {offered.map((action) => (
        <Link key={action} href={paths.orderAction(action, number)} className={buttonClass('secondary')}>
          {actionName(action)}
        </Link>
      ))}
      {canGiveUp(order) && <GiveUp order={key} />}
      {invoiceNumber !== '' && (
        <Link href={paths.invoice(number)} className={buttonClass('secondary')}>
          Invoice
        </Link>
      )}
    </div>
  );
}
