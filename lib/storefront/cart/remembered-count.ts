/** The number of items that the readable cookie names; 0 for anything but a count. */
export function rememberedCount(text: string | undefined): number {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : 0;
}
