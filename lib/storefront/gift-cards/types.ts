import type { Gateway, GiftCardOrderState, PaymentState } from '#lib/contract/vocabulary.ts';

/** Money in integer paise. */
export interface GiftCardOrder {
  id: string;
  state: GiftCardOrderState;
  paymentState: PaymentState;
  /** What it can be paid by; none once it is issued, and where nothing can be paid. */
  gateways: readonly Gateway[];
  amount: number;
  recipientName: string;
  recipientEmail: string;
  /** Whether the payment is a test that takes no money. */
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
