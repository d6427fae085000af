/** Shorter texts neither search nor give suggestions. */
export const MINIMUM_SEARCH_LENGTH = 3;

/** Whether a text without outer spaces is long enough; counted in characters, so that 💍 is one. */
export function isSearchable(text: string): boolean {
  return [...text].length >= MINIMUM_SEARCH_LENGTH;
}
