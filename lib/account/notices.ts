/** What the pages of the account can say has just happened: the `?notice=` of an address. */
const TEXTS = {
  saved: 'Saved.',
  'address-saved': 'Your address is saved.',
  'address-saved-undeliverable': 'Your address is saved. We do not deliver to its pincode yet.',
  'address-removed': 'The address is removed.',
  'default-changed': 'Your default address is changed.',
  'choices-saved': 'Your choices are saved.',
  'data-unavailable': 'We cannot reach the store right now, so there is nothing to download yet. Please try again.',
  'account-deleted': 'Your account is deleted, and you are signed out.',
  'sessions-ended': 'Every session of the account is ended. Sign in again where you want to go on.',
} as const;

export type AccountNotice = keyof typeof TEXTS;

const FAILED: ReadonlySet<AccountNotice> = new Set(['data-unavailable']);

/** Reads a notice from an address; null for anything else. */
export function parseAccountNotice(text: string | string[] | undefined): AccountNotice | null {
  return typeof text === 'string' && Object.hasOwn(TEXTS, text) ? (text as AccountNotice) : null;
}

/** What the shopper reads. */
export function accountNoticeText(notice: AccountNotice): string {
  return TEXTS[notice];
}

/** Whether a notice reports that nothing was done. */
export function isFailureNotice(notice: AccountNotice): boolean {
  return FAILED.has(notice);
}
