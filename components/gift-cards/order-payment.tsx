import type { Gateway } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { GIFT_CARD_NOTICES } from '#lib/storefront/gift-cards/payment-notices.ts';
import type { GiftCardOrder } from '#lib/storefront/gift-cards/types.ts';
import type { PaymentNotice } from '#lib/storefront/payments/notices.ts';
import type { GatewayStart } from '#lib/storefront/payments/types.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { PaymentPanel } from '@/components/payment/payment-panel';

interface OrderPaymentProps {
  order: GiftCardOrder;
  gateways: readonly Gateway[];
  start: GatewayStart | null;
  notice: PaymentNotice | null;
  problems: Problems;
}

/** Returns the result of the last payment attempt; undefined while a new one is open. */
function lastTry({ order, start, notice }: OrderPaymentProps): string | undefined {
  if (order.paymentState === 'refunding' || order.paymentState === 'refunded') return m.giftCardBeingRefunded();
  const noticeText = notice === null ? undefined : GIFT_CARD_NOTICES[notice]?.();
  return noticeText ?? (order.paymentState === 'failed' && start === null ? m.giftCardNoticeFailed() : undefined);
}

function Alert({ message }: { message: string }) {
  return (
    <p role="alert" className="border-warning border-l-2 py-2 pl-4">
      {message}
    </p>
  );
}

/** The payment methods of a gift card order that is not paid yet. */
export function OrderPayment(props: OrderPaymentProps) {
  const { order, gateways, start, problems } = props;
  const noticeText = lastTry(props);
  return (
    <div className="mt-6 grid gap-6">
      {noticeText !== undefined && <Alert message={noticeText} />}
      {gateways.length === 0 ? (
        <Alert message={m.giftCardCannotPay()} />
      ) : (
        <section aria-labelledby="payment" className="grid gap-4">
          <h2 id="payment" className="font-display text-2xl">
            {m.paymentToPay({ amount: formatPaise(order.amount) })}
          </h2>
          <PaymentPanel
            subject="gift-card"
            order={order.id}
            amount={order.amount}
            gateways={gateways}
            start={start}
            problems={problems}
          />
          <p className="text-muted text-sm">{m.giftCardPayText()}</p>
        </section>
      )}
    </div>
  );
}
