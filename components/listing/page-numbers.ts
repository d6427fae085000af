/** Returns the page numbers to link to, ascending, at most seven entries; `gap` marks omitted pages. */
export function pageNumbers(page: number, totalPages: number): (number | 'gap')[] {
  const candidates = new Set([1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages));
  const numbers = [...candidates].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    // A gap of a single page shows that page, because dots would take the same space.
    return missing === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
