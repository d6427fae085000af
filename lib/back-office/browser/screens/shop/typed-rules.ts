/** What somebody typed as a whole number: null where it is empty, NaN where it is none. */
export function typedNumber(text: string): number | null {
  const plain = text.replaceAll(/[₹,\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** What somebody typed as a number with at most two decimals: null where it is empty, NaN where it is none. */
export function typedDecimal(text: string): number | null {
  const plain = text.replaceAll(/[%\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The entries of a list that somebody typed with commas or spaces between them. */
export function pincodesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((digits) => digits !== '');
}

/** The lines of a text, without those that are empty. */
export function typedLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
