import { paths } from '#lib/shared/paths.ts';
import { SearchForm } from '@/components/search/search-form';
import { Link } from '@/components/ui/link';
import { MessagePage } from './message-page';

const WAYS_ON = [
  { name: 'Watches', path: 'watches' },
  { name: 'Smartwatches', path: 'smartwatches' },
  { name: 'Jewellery', path: 'jewellery' },
  { name: 'Gifts', path: 'gifts' },
];

/** What an address says where nothing stands. */
export function NotFoundMessage() {
  return (
    <MessagePage
      title="This page is not here"
      text="The address may have changed, or the piece may have left the collection. Search for it, or look around from here."
    >
      <SearchForm id="search-not-found" className="max-w-md" />
      <ul className="mt-6 flex flex-wrap gap-x-6">
        {WAYS_ON.map((way) => (
          <li key={way.path}>
            <Link
              href={paths.page(way.path)}
              className="flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-brass"
            >
              {way.name}
            </Link>
          </li>
        ))}
        <li>
          <Link
            href={paths.home()}
            className="flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-brass"
          >
            Home
          </Link>
        </li>
      </ul>
    </MessagePage>
  );
}
