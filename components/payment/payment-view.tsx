import type { Gateway } from '#lib/contract/vocabulary.ts';
import { formatNearMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import { PAYMENT_NOTICES, type PaymentNotice } from '#lib/storefront/payments/notices.ts';
import type { GatewayStart } from '#lib/storefront/payments/types.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { CancelPaymentForm } from '@/components/payment/cancel-payment-form';
import { OrderFigures } from '@/components/payment/order-figures';
import { OrderItems } from '@/components/payment/order-items';
import { PaymentPanel } from '@/components/payment/payment-panel';
import { TestPayment } from '@/components/payment/test-payment';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';

interface PaymentViewProps {
  order: Order;
  /** The payment gateways, the chosen one first. */
  gateways: readonly Gateway[];
  /** The payment opened at the first gateway; null where the shopper has to start one. */
  start: GatewayStart | null;
  /** The result of the previous payment attempt. */
  notice: PaymentNotice | null;
  problems: Problems;
  /** Epoch milliseconds. */
  now: number;
}

function Held({ order, now }: Pick<PaymentViewProps, 'order' | 'now'>) {
  const { holdExpiresAt: until, paymentState } = order;
  if (until !== null && until > now) {
    return <p className="text-muted">{m.paymentHeldUntil({ moment: formatNearMoment(until, now) })}</p>;
  }
  if (until === null && order.preparedByStore) return <p className="text-muted">{m.paymentHeldOnStart()}</p>;
  if (paymentState !== 'failed') return null;
  return <p className="text-muted">{m.paymentHeldNoLonger()}</p>;
}

/** An unpaid order: its items and amount, the result of the last attempt, and the payment methods. */
export function PaymentView({ order, gateways, start, notice, problems, now }: PaymentViewProps) {
  const isExchange = order.exchangeOf !== '';
  const isUntouched = order.preparedByStore && order.holdExpiresAt === null;
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-4xl">{m.paymentPayForOrder()}</h1>
      <p className="mt-2 text-muted">
        <TaggedText
          text={m.paymentOrderNumber({ number: order.number })}
          tags={{ number: (inner) => <span className="text-ink">{inner}</span> }}
        />
      </p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-16">
        <div className="grid min-w-0 gap-6">
          {notice && (
            <p role="alert" className="max-w-measure border-warning border-l-2 py-2 pl-4">
              {PAYMENT_NOTICES[notice]()}
            </p>
          )}
          {order.testPayment && <TestPayment />}
          <section aria-labelledby="payment" className="grid gap-4">
            <h2 id="payment" className="font-display text-2xl">
              {m.paymentToPay({ amount: formatPaise(order.figures.payable) })}
            </h2>
            <Held order={order} now={now} />
            <PaymentPanel
              order={order.key}
              amount={order.figures.payable}
              gateways={gateways}
              start={start}
              problems={problems}
            />
            {start === null && !isExchange && order.paymentState === 'awaiting' && !isUntouched && (
              <CancelPaymentForm order={order.key} />
            )}
            <p className="max-w-measure text-muted text-sm">{m.paymentOnServicePage()}</p>
          </section>
          <OrderItems lines={order.lines} />
        </div>
        <OrderFigures order={order} name={m.cartToPay()}>
          {isExchange ? (
            <p className="mt-4 text-sm">{m.paymentExchangeText()}</p>
          ) : order.preparedByStore ? (
            <p className="mt-4 text-sm">{m.paymentPreparedText()}</p>
          ) : (
            <>
              <p className="mt-4 text-sm">{m.paymentCartSaved()}</p>
              <Link href={paths.cart()} className={`${buttonClass('secondary')} mt-4 w-full`}>
                {m.paymentBackToCart()}
              </Link>
            </>
          )}
        </OrderFigures>
      </div>
    </div>
  );
}
