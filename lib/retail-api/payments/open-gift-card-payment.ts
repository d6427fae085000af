import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { findGiftCardOrder } from '../cart/promotions/gift-card-orders.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { fail, succeed } from '../core/outcome.ts';
import { attemptToPay } from './attempt-to-pay.ts';
import { checkPaymentRate, type OpenedPayment, type OpenPayment } from './opened-payment.ts';
import { giftCardSubject, lockGiftCardOrder } from './subjects/gift-card.ts';

/** Opens a payment of a gift card order. */
export const openGiftCardPayment: OpenPayment = async (context, _caller, { key: id, gateway, siteUrl }) => {
  const noSuchOrder = () => fail('NotFound', 'There is no such order.');
  if (!(await findGiftCardOrder(context.db, id))) return noSuchOrder();
  const rateLimited = await checkPaymentRate(context, 'gift-card', id);
  if (rateLimited) return rateLimited;
  const { payments, now } = context;
  return inTransaction<OpenedPayment>(context.db, async (transaction) => {
    const order = await lockGiftCardOrder(transaction, id);
    if (!order) return noSuchOrder();
    if (order.state === 'issued') return succeed('settled' as const);
    const money = await giftCardSubject.paymentStatus(transaction, id);
    // Paying again while the payment state is unknown could pay twice.
    if (money?.state === 'checking') return fail('Conflict', 'The gateway is being asked whether it is paid.');
    const attempt = await attemptToPay(transaction, {
      subject: 'gift-card',
      subjectId: id,
      gateway,
      amount: order.amount,
      test: payments.test,
      now: now(),
    });
    const payer = {
      name: order.sender_name,
      email: order.sender_email,
      mobile: order.sender_mobile,
      siteUrl,
      describe: () => m.paymentForGiftCard({ shop: shopName() }),
      cancelPath: paths.giftCardOrder(id, 'cancelled'),
    };
    return succeed({ attempt, payer });
  });
};
