/** The code of a product as the address of the store locator carries it. */
const CODE = /^[A-Z0-9-]{3,40}$/;

/** The code of a product in its one form; empty for what can be none. */
export function askedProduct(text: string): string {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : '';
}
