import type { ReactNode } from 'react';
import { formatShortDate } from '#lib/shared/dates.ts';
import type { ContentPage } from '#lib/storefront/content/types.ts';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { RichText } from '@/components/ui/rich-text';
import { TableOfContents } from './table-of-contents';

interface ContentViewProps {
  page: ContentPage;
  href: string;
  /** Omitted on the page that shows nothing but the contact details. */
  contactCard: boolean;
  /** Content that the store adds to the operator's text. */
  children?: ReactNode;
}

/** A content page written by the operator. */
export function ContentView({ page, href, contactCard, children }: ContentViewProps) {
  return (
    <article className="page-width content-page py-6 md:py-10">
      <div data-print="off">
        <Breadcrumb crumbs={[{ name: page.title, href }]} />
      </div>
      <div className="content-header mt-6 md:mt-10">
        <h1 className="text-4xl md:text-5xl">{page.title}</h1>
        {page.updatedAt > 0 && (
          <p className="mt-3 text-muted text-sm">
            Updated <time dateTime={new Date(page.updatedAt).toISOString()}>{formatShortDate(page.updatedAt)}</time>
          </p>
        )}
      </div>
      <div className="content-columns mt-8 md:mt-10">
        <TableOfContents headings={page.headings} />
        <div className="min-w-0">
          <RichText html={page.html} className="content-text max-w-measure" />
          {children}
          {contactCard && page.contactCard && (
            <section aria-label="Contact" className="contact-card mt-14 max-w-measure">
              <RichText html={page.contactCard} />
            </section>
          )}
        </div>
      </div>
    </article>
  );
}
