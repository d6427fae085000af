import type { ReactNode } from 'react';
import { purchaseEvent } from '#lib/analytics/purchase-event.ts';
import type { Order } from '#lib/orders/types.ts';
import { amountName, paymentText, returnText, surplusText } from '#lib/orders/words.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paths } from '#lib/shared/paths.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import { OrderFigures } from '@/components/payment/order-figures';
import { OrderItems } from '@/components/payment/order-items';
import { PaymentPoll } from '@/components/payment/payment-poll';
import { TestPayment } from '@/components/payment/test-payment';
import { NextSteps } from '@/components/thank-you/next-steps';
import { OrderAddress } from '@/components/thank-you/order-address';
import { PlacedEffects } from '@/components/thank-you/placed-effects';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

const CHECKING = 'We are confirming with your bank';
const RETURNING = 'Your money is on its way back';
const RETURNED = 'Your money went back';

/** The heading of the page, and its title. */
export function thankYouTitle({ paymentState }: Pick<Order, 'paymentState'>): string {
  if (paymentState === 'checking') return CHECKING;
  if (paymentState === 'refunding') return RETURNING;
  return paymentState === 'refunded' ? RETURNED : 'Thank you';
}

const isReturned = ({ paymentState }: Order) => paymentState === 'refunding' || paymentState === 'refunded';

function Lead({ order }: { order: Order }) {
  if (order.paymentState === 'checking') return <PaymentPoll order={order.key} />;
  if (isReturned(order)) {
    return (
      <p className="mt-4 max-w-measure text-lg text-muted">
        {returnText(order)} {paymentText(order)} We write to you about it.
      </p>
    );
  }
  const surplus = surplusText(order);
  return (
    <div className="mt-4 max-w-measure text-lg text-muted">
      <p>Your order is placed.</p>
      {surplus !== '' && <p className="mt-3 text-ink">{surplus}</p>}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-1 break-words">{children}</dd>
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  const promise = promiseText(order.promise);
  return (
    <dl className="grid gap-5 border-line border-y py-5 sm:grid-cols-2">
      <Fact name="Order number">{order.number}</Fact>
      <Fact name="Amount">
        <span className="tabular-nums">{formatPaise(order.figures.total)}</span>
      </Fact>
      <Fact name="Payment">{paymentText(order)}</Fact>
      {promise !== '' && !isReturned(order) && (
        <Fact name="Delivery">{promise[0]?.toUpperCase() + promise.slice(1)}</Fact>
      )}
    </dl>
  );
}

function Ways({ order }: { order: Order }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Link href={paths.order(order.number)} className={buttonClass('primary')}>
        Track order
      </Link>
      {order.invoiceNumber !== '' && (
        <Link href={paths.invoice(order.number)} className={buttonClass('secondary')}>
          Invoice
        </Link>
      )}
      <Link href={paths.home()} className={buttonClass('quiet')}>
        Continue shopping
      </Link>
    </div>
  );
}

/** An order once its payment is settled, or is being checked: what was bought, for how much, and what happens next. */
export function ThankYouView({ order }: { order: Order }) {
  const isPlaced = order.paymentState === 'paid' || order.paymentState === 'on-delivery';
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-4xl">{thankYouTitle(order)}</h1>
      <Lead order={order} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-16">
        <div className="grid min-w-0 gap-8">
          {order.testPayment && <TestPayment />}
          <Facts order={order} />
          {isPlaced && <NextSteps order={order} />}
          {isPlaced && <Ways order={order} />}
          <OrderItems lines={order.lines} />
          <OrderAddress address={order.address} />
        </div>
        <OrderFigures order={order} name={amountName(order)}>
          <p className="mt-4 border-line border-t pt-4 text-sm">
            A question about the order, or a complaint?
            <Link
              href={paths.content('contact')}
              className="flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-brass"
            >
              Customer care and grievance officer
            </Link>
          </p>
        </OrderFigures>
      </div>
      {isPlaced && <PlacedEffects order={order.key} event={purchaseEvent(order)} />}
    </div>
  );
}
