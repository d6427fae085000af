import type { ReactNode } from 'react';

/** `page`: a section of a page with information; `form`: a section of a form, with a line above it. */
type SectionSize = 'page' | 'form';

const SECTION: Record<SectionSize, string> = {
  page: 'min-w-0',
  form: 'grid gap-4 border-line border-t pt-6 first-of-type:border-t-0 first-of-type:pt-0',
};
const TITLE: Record<SectionSize, string> = { page: 'text-2xl', form: 'font-display text-xl' };

interface AccountSectionProps {
  id: string;
  title: string;
  size?: SectionSize;
  children: ReactNode;
}

/** One section of an account page, under its heading. */
export function AccountSection({ id, title, size = 'page', children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className={SECTION[size]}>
      <h2 id={id} className={TITLE[size]}>
        {title}
      </h2>
      {children}
    </section>
  );
}
