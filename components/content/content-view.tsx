import type { ReactNode } from 'react';
import { formatShortDate } from '#lib/shared/dates.ts';
import type { ContentHeading, ContentPage } from '#lib/storefront/content/types.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { languageOfContent } from '@/components/ui/in-its-language';
import { RichText } from '@/components/ui/rich-text';
import { TaggedText } from '@/components/ui/tagged-text';

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
        <h1 lang={languageOfContent(page.title)} className="text-4xl md:text-5xl">
          {page.title}
        </h1>
        {page.updatedAt > 0 && (
          <p className="mt-3 text-muted text-sm">
            <TaggedText
              text={m.contentUpdated({ date: formatShortDate(page.updatedAt) })}
              tags={{ time: (date) => <time dateTime={new Date(page.updatedAt).toISOString()}>{date}</time> }}
            />
          </p>
        )}
      </div>
      <div className="content-columns mt-8 md:mt-10">
        <TableOfContents headings={page.headings} />
        <div className="min-w-0">
          <RichText html={page.html} className="content-text max-w-measure" />
          {children}
          {contactCard && page.contactCard && (
            <section aria-label={m.contentContact()} className="contact-card mt-14 max-w-measure">
              <RichText html={page.contactCard} />
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

/** With fewer headings no table of contents is needed. */
const MIN_ENTRIES = 3;
/** The number of entries that fit beside the text in one window. */
const MAX_IN_VIEW = 14;

function Entries({ headings }: { headings: ContentHeading[] }) {
  return (
    <ul>
      {headings.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`} className="page-contents-link">
            {text}
          </a>
          {children.length > 0 && <Entries headings={children} />}
        </li>
      ))}
    </ul>
  );
}

/** The headings of a content page as links: collapsed on narrow screens, beside the text on wide ones. */
function TableOfContents({ headings }: { headings: ContentHeading[] }) {
  const count = headings.reduce((sum, { children }) => sum + 1 + children.length, 0);
  if (count < MIN_ENTRIES) return null;
  return (
    <nav
      aria-label={m.contentOnThisPage()}
      data-print="off"
      data-short={count <= MAX_IN_VIEW || undefined}
      className="page-contents"
    >
      <p className="page-contents-title">{m.contentOnThisPage()}</p>
      <details>
        <summary>{m.contentOnThisPage()}</summary>
        <Entries headings={headings} />
      </details>
    </nav>
  );
}
