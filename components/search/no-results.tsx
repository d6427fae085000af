import { paths } from '#lib/shared/paths.ts';
import { Link } from '@/components/ui/link';
import { SearchForm } from './search-form';

const IDEAS = ['chronograph', 'automatic', 'diamond ring', 'gold bangle', 'pearl earrings', 'AMOLED'];

/** What a search says that found nothing, with ways on. */
export function NoResults({ text }: { text: string }) {
  return (
    <div className="page-width py-12 md:py-16">
      <h1 className="text-4xl">No results for “{text}”</h1>
      <p role="status" className="mt-3 max-w-measure text-lg text-muted">
        0 products. Check the spelling, use fewer words, or search for a brand or a product code.
      </p>
      <SearchForm id="search-again" text={text} className="mt-6 max-w-md" />
      <h2 className="mt-10 text-xl">Try one of these</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {IDEAS.map((idea) => (
          <li key={idea}>
            <Link
              href={paths.search(idea)}
              className="flex min-h-11 items-center rounded-sm border border-line px-4 text-sm hover:border-brass hover:text-brass"
            >
              {idea}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
