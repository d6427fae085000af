const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Whether a text of an address can name a brand. */
export function isBrandSlug(text: string): boolean {
  return SLUG.test(text);
}
