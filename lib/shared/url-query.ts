/**
 * Encodes a text for a URL. An unpaired surrogate, which a URL cannot contain, is replaced instead of causing
 * an error.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Returns a path with the parameters that are defined, encoded. */
export function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const param = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return param.length === 0 ? path : `${path}?${new URLSearchParams(param)}`;
}

/** The query parameters of a URL, as Next.js parses them. */
export type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the first value of a query parameter; empty where there is none. */
export function firstValue(param: string | string[] | undefined): string {
  return [param ?? ''].flat()[0] ?? '';
}
