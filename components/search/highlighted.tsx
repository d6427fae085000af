interface HighlightedProps {
  name: string;
  /** What was typed. */
  typed: string;
}

/** A name with what was typed set apart, as text and never as markup. */
export function Highlighted({ name, typed }: HighlightedProps) {
  const lower = name.toLowerCase();
  // Some letters change their length with their case: then nothing is set apart.
  const start = lower.length === name.length ? lower.indexOf(typed.toLowerCase()) : -1;
  if (start < 0) return name;
  const end = start + typed.length;
  return (
    <>
      {name.slice(0, start)}
      <strong className="font-medium text-brass">{name.slice(start, end)}</strong>
      {name.slice(end)}
    </>
  );
}
