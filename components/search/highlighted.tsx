interface HighlightedProps {
  name: string;
  /** The typed text. */
  typed: string;
}

/** A name with the typed text highlighted, rendered as text and never as markup. */
export function Highlighted({ name, typed }: HighlightedProps) {
  const lower = name.toLowerCase();
  // Some letters change their length with their case, which would shift the index: then nothing is highlighted.
  const start = lower.length === name.length ? lower.indexOf(typed.toLowerCase()) : -1;
  if (start < 0 || typed === '') return name;
  const end = start + typed.length;
  return (
    <>
      {name.slice(0, start)}
      <strong className="font-medium text-brass">{name.slice(start, end)}</strong>
      {name.slice(end)}
    </>
  );
}
