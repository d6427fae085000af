import { HomeLink } from '@/components/header/home-link';
import { NotFoundMessage } from '@/components/message/not-found-message';

/**
 * What `notFound()` shows outside every layout. It travels inside the payload of every page, so it has no menu of its
 * own: with one, each list was a quarter larger. Nor does it name departments, which nobody may see before the launch.
 */
export default function NotFound() {
  return (
    <>
      <header className="page-width flex min-h-16 items-center">
        <HomeLink />
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        <NotFoundMessage departments={false} />
      </main>
    </>
  );
}
