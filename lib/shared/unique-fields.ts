/**
 * Reads a form (`application/x-www-form-urlencoded`) whose fields come once each; null where one comes twice, because two
 * readers may then take different values of it.
 */
export function uniqueFields(text: string): Record<string, string> | null {
  const entries = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(entries);
  return Object.keys(fields).length === entries.length ? fields : null;
}
