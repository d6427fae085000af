import { PAYMENT_NOTICES, type PaymentNotice } from '#lib/storefront/payments/notices.ts';
import * as m from '#messages';

/** The notices about an unpaid gift card order; the order itself shows whether a payment is being checked. */
export const GIFT_CARD_NOTICES: Partial<Record<PaymentNotice, () => string>> = {
  failed: m.giftCardNoticeFailed,
  cancelled: PAYMENT_NOTICES.cancelled,
  'no-gateway': PAYMENT_NOTICES['no-gateway'],
  'too-many': m.giftCardNoticeTooMany,
};
