import type { ReactNode } from 'react';

interface GuideSectionProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A section of the size guide under its heading, which names the region; it begins with a thin rule. */
export function GuideSection({ id, title, className = '', children }: GuideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`border-line border-t py-8 ${className}`}>
      <h2 id={`${id}-title`} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
