import type { GiftCardOrderState } from '#lib/contract/vocabulary.ts';

/** Money in integer paise. */
export interface GiftCardOrder {
  id: string;
  state: GiftCardOrderState;
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
