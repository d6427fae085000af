/** A number as people type or paste it: `₹ 1,25,000.50` is 125000.5, nothing is undefined, and what is no number stays a text. */
export function numberTyped(text: string): number | string | undefined {
  const plain = text.replaceAll(/[₹,\s]/g, '');
  if (plain === '') return text.trim() === '' ? undefined : text;
  return /^-?\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : text;
}

/** A number, or what was typed in its place, as a text; empty for none. */
export function typedText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
