import { InItsLanguage } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';

interface SearchSuggestionProps {
  name: string;
  href: string;
  /** The number of products behind the link, where it is known. */
  count?: number;
}

/** A link in a row of search suggestions. */
export function SearchSuggestion({ name, href, count }: SearchSuggestionProps) {
  return (
    <li className="shrink-0">
      <Link
        href={href}
        className="flex min-h-11 items-center gap-2 rounded-sm border border-line px-4 text-sm hover:border-brass hover:text-brass"
      >
        <InItsLanguage text={name} />
        {count !== undefined && <span className="text-muted text-xs tabular-nums">{count}</span>}
      </Link>
    </li>
  );
}
