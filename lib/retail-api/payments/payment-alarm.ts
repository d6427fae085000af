/** Alerts for the operator, who has to investigate. */
export type PaymentAlarm =
  | 'payment-currency-wrong'
  | 'payment-amount-wrong'
  | 'payment-of-nobody'
  | 'payment-never-captured'
  | 'payment-never-asked'
  | 'refund-failed';
