/** A request that OpenSearch refuses. */
export class OpenSearchRefusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }
}

/** Refuses what this server does not know: 400, as the real one for an unknown key. */
export function refuse(reason: string, type = 'parsing_exception'): never {
  throw new OpenSearchRefusal(400, type, reason);
}

export type Json = Record<string, unknown>;

/** A JSON object with known keys alone. */
export function objectOf(value: unknown, what: string, known?: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(`${what} must be an object`);
  const unknown = known ? Object.keys(value).filter((key) => !known.includes(key)) : [];
  if (unknown.length > 0) refuse(`${what} has the unknown key [${unknown[0]}]`);
  return value as Json;
}

/** The one key of an object, and its value. */
export function onlyEntry(value: unknown, what: string): [string, unknown] {
  const entries = Object.entries(objectOf(value, what));
  const [first] = entries;
  return first && entries.length === 1 ? first : refuse(`${what} must have exactly one key`);
}

export function arrayOf(value: unknown, what: string): unknown[] {
  return Array.isArray(value) ? value : refuse(`${what} must be an array`);
}

export function wholeNumber(value: unknown, what: string, least = 0): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least) return value;
  return refuse(`${what} must be a whole number from ${least} on`, 'illegal_argument_exception');
}
