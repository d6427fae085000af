/** Lower-case ASCII words joined by hyphens, e.g. `Brévault & Co.` is `brevault-co`; empty where a text has none. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
