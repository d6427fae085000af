/** The number of items in the cookie that scripts can read; 0 for an invalid value. */
export function rememberedCount(text: string | undefined): number {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : 0;
}
