import type { ComponentProps } from 'react';
import * as m from '#messages';
import { InItsLanguage } from '@/components/ui/in-its-language';
import { PhotoForm } from './photo-form';
import { SearchForm } from './search-form';
import { SearchHelpSection } from './search-help-section';
import { StorePages } from './store-pages';

interface NoResultsProps extends ComponentProps<typeof SearchHelpSection> {
  /** Whether the store takes old gold. */
  oldGold: boolean;
}

/** The page of a search without results, with suggestions. */
export function NoResults({ text, oldGold, help, popular }: NoResultsProps) {
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-4xl wrap-anywhere">
        <InItsLanguage text={m.searchNoResults({ text })} />
      </h1>
      <p role="status" className="mt-3 max-w-measure text-lg text-muted">
        {m.searchNoResultsHelp()}
      </p>
      <SearchForm id="search-again" text={text} className="mt-6 max-w-md" />
      <StorePages text={text} oldGold={oldGold} />
      <div className="mt-10">
        <SearchHelpSection text={text} help={help} popular={popular} />
      </div>
      <PhotoForm />
    </div>
  );
}
