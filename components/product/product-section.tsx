import type { ReactNode } from 'react';

/** A section of the product page under its heading, which names the region; it begins with a thin rule. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-line border-t py-8">
      <h2 id={`${id}-title`} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
