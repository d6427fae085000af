const MAX_FIELDS = 100;
const MAX_NAME_LENGTH = 100;
const MAX_VALUE_LENGTH = 4000;

/** The text fields that a browser brought from a gateway, limited to what gateways send. */
export function returnFields(sent: unknown): Record<string, string> {
  if (typeof sent !== 'object' || sent === null) return {};
  const texts = Object.entries(sent).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0].length <= MAX_NAME_LENGTH && entry[1].length <= MAX_VALUE_LENGTH,
  );
  return Object.fromEntries(texts.slice(0, MAX_FIELDS));
}
