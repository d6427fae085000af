/** Says that the search looked for a near word, because the shopper's own found nothing. */
export function Correction({ text }: { text: string }) {
  return <p className="mt-3 text-muted">Nothing matches “{text}” exactly, so these are the nearest results.</p>;
}
