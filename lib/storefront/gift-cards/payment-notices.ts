import { PAYMENT_NOTICES, type PaymentNotice } from '#lib/storefront/payments/notices.ts';

/** The notices about an unpaid gift card order; the order itself shows whether a payment is being checked. */
export const GIFT_CARD_NOTICES: Partial<Record<PaymentNotice, string>> = {
  failed:
    'The payment did not go through, so we have not sent the gift card. You can try again or choose another payment method.',
  cancelled: PAYMENT_NOTICES.cancelled,
  'no-gateway': PAYMENT_NOTICES['no-gateway'],
  'too-many': 'There have been too many payment attempts for this gift card. Please wait a while and try again.',
};
