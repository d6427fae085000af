import type { OrderAction } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { actionName, canGiveUp } from '#lib/storefront/orders/actions.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { CancelPaymentForm } from '@/components/payment/cancel-payment-form';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { OrderAgainForm } from './order-again-form';

interface OrderActionsProps {
  order: Order;
  /** The actions that are available to the shopper. */
  offered: readonly OrderAction[];
}

/** The actions of an order. */
export function OrderActions({ order, offered }: OrderActionsProps) {
  const { number, key, state, canPay, invoiceNumber } = order;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 empty:hidden print:hidden">
      {canPay && (
        <Link href={paths.makePayment(key)} className={buttonClass('primary')}>
          {m.ordersPayForThis()}
        </Link>
      )}
      {offered.map((action) => (
        <Link key={action} href={paths.orderAction(action, number)} className={buttonClass('secondary')}>
          {actionName(action)}
        </Link>
      ))}
      {canGiveUp(order) && <CancelPaymentForm order={key} />}
      {state !== 'payment-pending' && <OrderAgainForm number={number} className={buttonClass('secondary')} />}
      {invoiceNumber !== '' && (
        <Link href={paths.invoice(number)} className={buttonClass('secondary')}>
          {m.ordersInvoice()}
        </Link>
      )}
    </div>
  );
}
