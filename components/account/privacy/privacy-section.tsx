import type { ReactNode } from 'react';

interface PrivacySectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One section of the privacy page. */
export function PrivacySection({ id, title, children }: PrivacySectionProps) {
  return (
    <section aria-labelledby={id} className="mt-10 max-w-measure first-of-type:mt-8">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
