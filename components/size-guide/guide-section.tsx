import type { ReactNode } from 'react';

interface GuideSectionProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A way to measure, or what belongs to it, set off by a hairline; its heading names the region. */
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
