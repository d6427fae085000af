import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { SearchForm } from '@/components/search/search-form';
import { Link } from '@/components/ui/link';

const DEPARTMENTS = [
  { name: m.errorsWatches, href: paths.page('watches') },
  { name: m.errorsSmartwatches, href: paths.page('smartwatches') },
  { name: m.errorsJewellery, href: paths.page('jewellery') },
  { name: m.errorsGifts, href: paths.page('gifts') },
];
const HOME = { name: m.errorsHome, href: paths.home() };

/** Links onward from a page without content; without `departments` they name nothing of the catalogue. */
export function OnwardLinks({ departments }: { departments: boolean }) {
  const links = departments ? [...DEPARTMENTS, HOME] : [HOME];
  return (
    <>
      <SearchForm id="search-not-found" className="max-w-md" />
      <ul className="mt-6 flex flex-wrap gap-x-6">
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-brass"
            >
              {name()}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
