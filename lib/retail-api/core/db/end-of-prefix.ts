/** A text that sorts after all that begin with `prefix`, on both engines: the end of a range that an index serves. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}
