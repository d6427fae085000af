/** Pages to link to, ascending; `gap` stands for those left out. At most seven entries. */
export function pageNumbers(page: number, totalPages: number): (number | 'gap')[] {
  const candidates = new Set([1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages));
  const numbers = [...candidates].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    // A gap of one page is that page: the dots would take no less room.
    return missing === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
