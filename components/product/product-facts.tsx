import type { ReactNode } from 'react';

interface FactsProps {
  rows: { name: string; value: ReactNode }[];
}

/** Names and values, each pair on a separate line above a thin rule. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl>
      {rows.map((row) => (
        <div key={row.name} className="grid grid-cols-[minmax(8rem,1fr)_2fr] gap-4 border-line border-b py-2">
          <dt className="text-muted">{row.name}</dt>
          <dd className="min-w-0 break-words">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
