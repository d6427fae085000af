import type { Order } from '#lib/orders/types.ts';
import { amountName, arrivalText, orderStateText, paymentText, returnText, surplusText } from '#lib/orders/words.ts';
import { paths } from '#lib/shared/paths.ts';
import { OrderFigures } from '@/components/payment/order-figures';
import { OrderItems } from '@/components/payment/order-items';
import { TestPayment } from '@/components/payment/test-payment';
import { OrderAddress } from '@/components/thank-you/order-address';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Timeline } from './timeline';

function Ways({ order }: { order: Order }) {
  if (!order.canPay && order.invoiceNumber === '') return null;
  return (
    <div className="mt-6 flex flex-wrap gap-4">
      {order.canPay && (
        <Link href={paths.makePayment(order.key)} className={buttonClass('primary')}>
          Pay for this order
        </Link>
      )}
      {order.invoiceNumber !== '' && (
        <Link href={paths.invoice(order.number)} className={buttonClass('secondary')}>
          Invoice
        </Link>
      )}
    </div>
  );
}

/** One order: how far it has come, what is in it, where it goes and how it is paid. */
export function OrderView({ order }: { order: Order }) {
  const arrival = arrivalText(order);
  const surplus = surplusText(order);
  return (
    <>
      <p className="mt-3 text-lg">
        <span className="font-medium">{orderStateText(order)}</span>
        {arrival !== '' && `, arrives ${arrival}`}
      </p>
      <p className="text-muted">{paymentText(order)}</p>
      {surplus !== '' && <p className="max-w-measure">{surplus}</p>}
      {order.standsInstead !== '' && <p className="max-w-measure text-muted">{returnText(order)}</p>}
      {order.identityNeeded && arrival !== '' && (
        <p className="text-muted">Have a photo ID ready when it is delivered.</p>
      )}
      {order.testPayment && (
        <div className="mt-6">
          <TestPayment />
        </div>
      )}
      <Ways order={order} />
      <div className="mt-8 grid gap-10 xl:grid-cols-[1fr_22rem] xl:items-start xl:gap-12">
        <div className="grid min-w-0 gap-10">
          <section aria-labelledby="order-way">
            <h2 id="order-way" className="text-2xl">
              Where it is
            </h2>
            <Timeline order={order} />
          </section>
          <section aria-labelledby="order-items">
            <h2 id="order-items" className="mb-3 text-2xl">
              Items
            </h2>
            <OrderItems lines={order.lines} />
          </section>
          <OrderAddress address={order.address} />
        </div>
        <OrderFigures order={order} name={amountName(order)} />
      </div>
    </>
  );
}
