import type { Answered } from '#lib/storefront/search/suggestion-source.ts';

interface SearchStatusProps {
  answered: Answered | null;
  count: number;
}

/** Announces the number of suggestions to screen readers; that there are none is also visible text. */
export function SearchStatus({ answered, count }: SearchStatusProps) {
  const countText = count === 1 ? '1 suggestion' : `${count} suggestions`;
  return (
    <p role="status" className={answered && count === 0 ? 'pt-3 pb-8 text-muted text-sm' : 'pb-5 lg:pb-7'}>
      {answered && count > 0 && (
        <span className="sr-only">
          {countText} for {answered.text}
        </span>
      )}
      {answered && count === 0 && `No suggestions for “${answered.text}”. Press GO to search for it.`}
    </p>
  );
}
