const MAX_FIELDS = 100;
const MAX_NAME_LENGTH = 100;
const MAX_VALUE_LENGTH = 4000;

/** The fields that a browser brought from a gateway; null where one is no text, or they are more or longer than gateways send. */
export function returnFields(sent: unknown): Record<string, string> | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const entries: [string, unknown][] = Object.entries(sent);
  return entries.length <= MAX_FIELDS && entries.every(isField) ? Object.fromEntries(entries) : null;
}

function isField(entry: [string, unknown]): entry is [string, string] {
  const [name, value] = entry;
  return name.length <= MAX_NAME_LENGTH && typeof value === 'string' && value.length <= MAX_VALUE_LENGTH;
}
