import type { ContentHeading } from '#lib/storefront/content/types.ts';

/** With fewer headings no table of contents is needed. */
const FEWEST = 3;
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
export function TableOfContents({ headings }: { headings: ContentHeading[] }) {
  const count = headings.reduce((sum, { children }) => sum + 1 + children.length, 0);
  if (count < FEWEST) return null;
  return (
    <nav
      aria-label="On this page"
      data-print="off"
      data-short={count <= MAX_IN_VIEW || undefined}
      className="page-contents"
    >
      <p className="page-contents-title">On this page</p>
      <details>
        <summary>On this page</summary>
        <Entries headings={headings} />
      </details>
    </nav>
  );
}
