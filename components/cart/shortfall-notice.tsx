/** What could not be put into the cart from an earlier order; the first text sums up. */
export function ShortfallNotice({ texts: [summary, ...items] }: { texts: readonly string[] }) {
  if (summary === undefined) return null;
  return (
    <div role="alert" className="mt-4 max-w-measure border-warning border-l-2 py-2 pl-4">
      <p>{summary}</p>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {items.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
