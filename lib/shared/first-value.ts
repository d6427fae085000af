/** What an address carries under its names, as Next reads it. */
export type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** The first of the values that an address carries under one name; empty where there is none. */
export function firstValue(given: string | string[] | undefined): string {
  return [given ?? ''].flat()[0] ?? '';
}
