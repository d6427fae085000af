import type { BankAccountWire } from '#lib/contract/index.ts';

/** The bank account to which the operator refunds a cash payment. */
export interface BankAccount {
  accountName: string;
  accountNumber: string;
  /** Indian Financial System Code of the branch. */
  ifsc: string;
}

/** Further data of a refund. */
export interface OrderRefundDocument {
  /** The gateway, or the last digits of the gift card or bank account that it goes to. */
  name: string;
  /** Until the refund is sent; then only its last digits are kept. */
  account?: BankAccount;
  /** Reference number of the transfer, or of the refund at the gateway, once the operator has sent it. */
  sentAs?: string;
}

/** The bank account in a request; null if it has none. */
export function bankAccountFromWire(account: BankAccountWire | null): BankAccount | null {
  if (!account) return null;
  return { accountName: account.AccountName, accountNumber: account.AccountNumber, ifsc: account.IFSC };
}
