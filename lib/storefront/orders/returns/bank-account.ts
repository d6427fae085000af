import { personName } from '#lib/contract/fields.ts';

/** Where money is transferred to. */
export interface BankAccount {
  name: string;
  number: string;
  ifsc: string;
}

/** Names of the fields that an account is typed into. */
export const BANK_FIELDS = ['accountName', 'accountNumber', 'ifsc'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

const MESSAGES: Record<BankField, string> = {
  accountName: 'Enter the account holder’s name.',
  accountNumber: 'Enter the account number, 9 to 18 digits.',
  ifsc: 'Enter the IFSC of the branch, for example SBIN0001234.',
};

/** An account as it was typed, without what people put in between. */
export function readBankAccount(typed: Readonly<Record<BankField, string>>): BankAccount {
  return {
    name: typed.accountName.replace(/\s+/g, ' ').trim(),
    number: typed.accountNumber.replace(/[\s-]/g, ''),
    ifsc: typed.ifsc.replace(/\s/g, '').toUpperCase(),
  };
}

/** What is wrong with an account, by its fields; an IFSC is four letters of the bank, a zero, and six of the branch. */
export function bankProblems({ name, number, ifsc }: BankAccount): [BankField, string][] {
  const isRight: Record<BankField, boolean> = {
    accountName: name.length >= 2 && personName.safeParse(name).success,
    accountNumber: /^\d{9,18}$/.test(number),
    ifsc: /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc),
  };
  return BANK_FIELDS.filter((field) => !isRight[field]).map((field) => [field, MESSAGES[field]]);
}
