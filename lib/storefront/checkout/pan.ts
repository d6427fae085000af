/** A typed PAN in canonical form: capitals without spaces and hyphens. */
export function canonicalPan(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}
