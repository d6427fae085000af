import { formatMoment } from '#lib/shared/dates.ts';

interface PreviewNoticeProps {
  /** Epoch milliseconds; null for a draft without a time. */
  from: number | null;
  until: number | null;
}

/** Says that a page is a draft, and when shoppers will see it. */
export function PreviewNotice({ from, until }: PreviewNoticeProps) {
  return (
    <div className="page-width pt-6">
      <p role="note" className="border border-line p-4 text-sm">
        <strong>Preview.</strong> {scheduleOf(from, until)} This link works for a day; whoever has it can read the
        draft.
      </p>
    </div>
  );
}

function scheduleOf(from: number | null, until: number | null): string {
  if (from === null) return 'This draft is not published and has no date yet.';
  const end = until === null ? '' : ` until ${formatMoment(until)}`;
  return `Shoppers see it from ${formatMoment(from)}${end}.`;
}
