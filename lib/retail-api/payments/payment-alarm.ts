/** What the operator is told of, because somebody has to look into it. */
export type PaymentAlarm =
  | 'payment-currency-wrong'
  | 'payment-amount-wrong'
  | 'payment-of-nobody'
  | 'payment-never-captured'
  | 'payment-never-asked'
  | 'refund-failed';
