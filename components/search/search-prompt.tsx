import { SHORTEST_SEARCH } from '#lib/shared/search-length.ts';
import * as m from '#messages';
import { InItsLanguage } from '@/components/ui/in-its-language';
import { PhotoForm } from './photo-form';
import { SearchForm } from './search-form';

interface SearchPromptProps {
  text: string;
  /** Why the last photo found nothing; empty where none was sent. */
  photoProblem: string;
}

/** The search page without a text that is long enough. */
export function SearchPrompt({ text, photoProblem }: SearchPromptProps) {
  return (
    <div className="page-width py-12 md:py-16">
      <h1 className="text-4xl">{m.searchTitle()}</h1>
      <p role="status" className="mt-3 max-w-measure text-lg text-muted">
        {text ? (
          <InItsLanguage text={m.searchTooShort({ text, ...SHORTEST_SEARCH })} />
        ) : (
          m.searchEnterMore(SHORTEST_SEARCH)
        )}
      </p>
      <SearchForm id="search-again" text={text} className="mt-6 max-w-md" />
      <PhotoForm problem={photoProblem} />
    </div>
  );
}
