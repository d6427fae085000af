/** A text as part of an address. Half a character, which no address can hold, is replaced instead of being an error. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A path with those of its parameters that are given, encoded. */
export function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const param = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return param.length === 0 ? path : `${path}?${new URLSearchParams(param)}`;
}

/** What an address carries under its names, as Next reads it. */
export type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** The first of the values that an address carries under one name; empty where there is none. */
export function firstValue(param: string | string[] | undefined): string {
  return [param ?? ''].flat()[0] ?? '';
}
