import type { BankAccountWire } from '#lib/contract/index.ts';

/** Where the operator transfers money to that was paid in cash. */
export interface BankAccount {
  accountName: string;
  accountNumber: string;
  /** Indian financial system code of the branch. */
  ifsc: string;
}

/** What else is known of money that goes back. */
export interface MoneyBackDocument {
  /** The gateway, or the last digits of the gift card or account that it goes to. */
  name: string;
  /** Until it is sent: then its last digits are kept alone. */
  account?: BankAccount;
  /** Number of the transfer, or of the refund at the gateway, once the operator has sent it. */
  sentAs?: string;
}

/** The account out of the words of a call; null where none was given. */
export function readBankAccount(account: BankAccountWire | null): BankAccount | null {
  if (!account) return null;
  return { accountName: account.AccountName, accountNumber: account.AccountNumber, ifsc: account.IFSC };
}
