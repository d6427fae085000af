const TONES: Record<string, string> = {
  'sold out': 'text-muted',
  'few left': 'text-warning',
  'price drop': 'text-success',
};

/** A product's labels as small tags, in the order given: "Sold out", "Price drop". Nothing where there are none. */
export function Labels({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1">
      {labels.map((label) => (
        <li
          key={label}
          className={`rounded-sm bg-paper px-1.5 py-0.5 text-2xs md:px-2 md:text-xs first-letter:uppercase ${TONES[label] ?? 'text-brass'}`}
        >
          {label}
        </li>
      ))}
    </ul>
  );
}
