const AMOUNT = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/** Integer paise in PayU's format, `1234.50`: the same text everywhere, because it is hashed. */
export function formatPayuAmount(paise: number): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

/** Paise of an amount in PayU's format, `1234.50`, `1234.5` or `1234`; null if it is not an amount. */
export function parsePayuAmount(text: string): number | null {
  const parts = AMOUNT.exec(text);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null;
}
