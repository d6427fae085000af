import type { Problems } from '#lib/forms/types.ts';
import type { GiftCardOrder } from '#lib/gift-cards/types.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paths } from '#lib/shared/paths.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PaymentForm } from './payment-form';

interface OrderViewProps {
  order: GiftCardOrder;
  /** Whether it has just been paid. */
  justPaid: boolean;
  /** Of the payment as it came back without scripts. */
  problems: Problems;
}

function Issued({ order, justPaid }: Pick<OrderViewProps, 'order' | 'justPaid'>) {
  return (
    <>
      <p role={justPaid ? 'status' : undefined} className="mt-6 break-words border-success border-l-2 py-2 pl-4">
        {order.recipientEmail === '' ? 'It was sent by mail.' : `It is on its way to ${order.recipientEmail} by mail.`}
      </p>
      <p className="mt-4">The mail holds the number and the PIN. Your receipt is on its way to you.</p>
      <Link href={paths.home()} className={`${buttonClass('secondary')} mt-6`}>
        Look around the store
      </Link>
    </>
  );
}

function Awaiting({ order, problems }: Pick<OrderViewProps, 'order' | 'problems'>) {
  if (order.testPayment) return <PaymentForm order={order} problems={problems} />;
  return (
    <p role="alert" className="mt-6 border-warning border-l-2 py-2 pl-4">
      Gift cards cannot be paid at the moment. No money was taken, and nothing is sent.
    </p>
  );
}

/** An order for a gift card: what it is, and how far it has come. Never the card itself. */
export function OrderView({ order, justPaid, problems }: OrderViewProps) {
  return (
    <div className="page-width py-8 md:py-12">
      <div className="max-w-measure">
        <h1 className="text-4xl">Gift card</h1>
        <dl className="mt-6 grid gap-5 border-line border-y py-5 sm:grid-cols-2">
          <div>
            <dt className="text-muted text-sm">Amount</dt>
            <dd className="mt-1 font-display text-xl tabular-nums">{formatPaise(order.amount)}</dd>
          </div>
          {order.recipientEmail === '' ? null : (
            <div className="min-w-0">
              <dt className="text-muted text-sm">For</dt>
              <dd className="mt-1 break-words">{order.recipientName}</dd>
              <dd className="mt-1 break-words text-muted text-sm">{order.recipientEmail}</dd>
            </div>
          )}
        </dl>
        {order.state === 'issued' ? (
          <Issued order={order} justPaid={justPaid} />
        ) : (
          <Awaiting order={order} problems={problems} />
        )}
      </div>
    </div>
  );
}
