interface SheetBlockProps {
  title: string;
  lines: readonly string[];
}

/** A titled block of lines, as on invoices and warranty cards; the first line is emphasised. */
export function SheetBlock({ title, lines }: SheetBlockProps) {
  return (
    <section className="min-w-0">
      <h2 className="font-sans text-muted text-sm">{title}</h2>
      <p className="mt-1 break-words text-sm">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a document are never reordered
          <span key={index} className={`block ${index === 0 ? 'font-medium' : ''}`}>
            {line}
          </span>
        ))}
      </p>
    </section>
  );
}
