import type { Gateway } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import type { GiftCardOrder } from '#lib/storefront/gift-cards/types.ts';
import type { PaymentNotice } from '#lib/storefront/payments/notices.ts';
import type { GatewayStart } from '#lib/storefront/payments/types.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { PaymentPoll } from '@/components/payment/payment-poll';
import { TestPayment } from '@/components/payment/test-payment';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { OrderPayment } from './order-payment';

interface GiftCardOrderViewProps {
  order: GiftCardOrder;
  /** The payment gateways, the chosen one first. */
  gateways: readonly Gateway[];
  /** The payment opened at the first gateway; null where the shopper has to start one. */
  start: GatewayStart | null;
  /** The result of the previous payment attempt. */
  notice: PaymentNotice | null;
  /** Whether the order has just been paid. */
  justPaid: boolean;
  /** The payment form's problems, re-rendered by the server after a submission without JavaScript. */
  problems: Problems;
}

function Issued({ order, justPaid }: Pick<GiftCardOrderViewProps, 'order' | 'justPaid'>) {
  return (
    <>
      <p role={justPaid ? 'status' : undefined} className="mt-6 break-words border-success border-l-2 py-2 pl-4">
        {order.recipientEmail === '' ? m.giftCardEmailed() : m.giftCardEmailingTo({ email: order.recipientEmail })}
      </p>
      <p className="mt-4">{m.giftCardEmailText()}</p>
      <Link href={paths.home()} className={`${buttonClass('secondary')} mt-6`}>
        {m.cartContinueShopping()}
      </Link>
    </>
  );
}

function Checking({ order }: Pick<GiftCardOrderViewProps, 'order'>) {
  return (
    <section aria-labelledby="payment" className="mt-8">
      <h2 id="payment" className="font-display text-2xl">
        {m.giftCardConfirming()}
      </h2>
      <PaymentPoll subject="gift-card" order={order.id} />
    </section>
  );
}

function GiftCardStatus({ order, justPaid, ...payment }: GiftCardOrderViewProps) {
  if (order.state === 'issued') return <Issued order={order} justPaid={justPaid} />;
  if (order.paymentState === 'checking') return <Checking order={order} />;
  return <OrderPayment order={order} {...payment} />;
}

/** An order for a gift card with its status, without the card's number and PIN. */
export function GiftCardOrderView(props: GiftCardOrderViewProps) {
  const { order } = props;
  return (
    <div className="page-width py-8 md:py-12">
      <div className="max-w-measure">
        <h1 className="text-4xl">{m.giftCardTitle()}</h1>
        <dl className="mt-6 grid gap-5 border-line border-y py-5 sm:grid-cols-2">
          <div>
            <dt className="text-muted text-sm">{m.giftCardAmount()}</dt>
            <dd className="mt-1 font-display text-xl tabular-nums">{formatPaise(order.amount)}</dd>
          </div>
          {order.recipientEmail === '' ? null : (
            <div className="min-w-0">
              <dt className="text-muted text-sm">{m.giftCardFor()}</dt>
              <dd className="mt-1 break-words">{order.recipientName}</dd>
              <dd className="mt-1 break-words text-muted text-sm">{order.recipientEmail}</dd>
            </div>
          )}
        </dl>
        {order.testPayment && (
          <div className="mt-6">
            <TestPayment />
          </div>
        )}
        <GiftCardStatus {...props} />
      </div>
    </div>
  );
}
