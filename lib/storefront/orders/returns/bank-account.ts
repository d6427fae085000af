import { personName } from '#lib/contract/fields.ts';
import { BANK_ACCOUNT_PATTERN, IFSC_PATTERN } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

/** The bank account that a refund is transferred to. */
interface RefundBankAccount {
  name: string;
  number: string;
  ifsc: string;
}

/** The names of the bank account's form fields. */
export const BANK_FIELDS = ['accountName', 'accountNumber', 'ifsc'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

const MESSAGES: Record<BankField, () => string> = {
  accountName: m.returnsAccountNameInvalid,
  accountNumber: m.returnsAccountNumberInvalid,
  ifsc: m.returnsIfscInvalid,
};

/** Reads the typed account, without separators. */
export function parseBankAccount(typed: Readonly<Record<BankField, string>>): RefundBankAccount {
  return {
    name: typed.accountName.replace(/\s+/g, ' ').trim(),
    number: typed.accountNumber.replace(/[\s-]/g, ''),
    ifsc: typed.ifsc.replace(/\s/g, '').toUpperCase(),
  };
}

/** The problems of an account, by field. */
export function bankProblems({ name, number, ifsc }: RefundBankAccount): [BankField, string][] {
  const isRight: Record<BankField, boolean> = {
    accountName: name.length >= 2 && personName.safeParse(name).success,
    accountNumber: BANK_ACCOUNT_PATTERN.test(number),
    ifsc: IFSC_PATTERN.test(ifsc),
  };
  return BANK_FIELDS.filter((field) => !isRight[field]).map((field) => [field, MESSAGES[field]()]);
}
