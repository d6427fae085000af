import type { Problems } from '#lib/storefront/platform/forms/types.ts';

interface ProblemSummaryProps {
  problems: Problems;
  /** Returns the id of the field with that name, for the links. */
  idOf: (name: string) => string;
}

/**
 * The general problem of a form, and links to the invalid fields where there are several; renders nothing without
 * problems. A script puts the focus into a single invalid field, so only a browser without scripts is led there by a link.
 */
export function ProblemSummary({ problems, idOf }: ProblemSummaryProps) {
  const { '': general, ...byField } = problems;
  const fields = Object.entries(byField);
  if (!general && fields.length === 0) return null;
  const links = fields.length > 0 && (
    <ul className={`grid gap-2 ${general ? 'mt-2' : ''}`}>
      {fields.map(([name, message]) => (
        <li key={name}>
          <a href={`#${idOf(name)}`} className="inline-flex min-h-6 items-center underline underline-offset-4">
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
  const summary = (
    <div role="alert" tabIndex={-1} className="border border-danger p-4 text-danger text-sm">
      {general && <p>{general}</p>}
      {fields.length > 1 || !general ? links : <noscript>{links}</noscript>}
    </div>
  );
  return general || fields.length > 1 ? summary : <noscript>{summary}</noscript>;
}
