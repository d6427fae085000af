import { NotFoundMessage } from '@/components/error-pages/not-found-message';
import { HomeLink } from '@/components/header/home-link';

/**
 * The page that `notFound()` shows outside every layout. It is in the payload of every page, so it has no
 * menu, which made each list page a quarter larger. Nor does it name departments, which must not be visible
 * before the launch.
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
