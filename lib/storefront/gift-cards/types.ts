import type { Gateway, GiftCardOrderState, PaymentState } from '#lib/contract/vocabulary.ts';

/** Money in integer paise. */
export interface GiftCardOrder {
  id: string;
  state: GiftCardOrderState;
  paymentState: PaymentState;
  /** The gateways that it can be paid with; none once it is issued, and where payment is not available. */
  gateways: readonly Gateway[];
  amount: number;
  recipientName: string;
  recipientEmail: string;
  /** Whether the payment is a test that charges no money. */
  testPayment: boolean;
}

/** Money in integer paise. */
export interface GiftCardBalance {
  lastDigits: string;
  balance: number;
  initialAmount: number;
  /** Epoch milliseconds. */
  expiresAt: number;
  expired: boolean;
}
