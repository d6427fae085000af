import * as paths from '#lib/shared/paths.ts';
import type { Crumb } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';

/** The breadcrumb from the home page to this page. The last crumb is the page itself and is not linked. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const trail = [{ name: m.listingHome(), href: paths.home() }, ...crumbs];
  return (
    <nav aria-label={m.listingBreadcrumb()}>
      {/*
       * One scrolling line on a phone, so that each crumb is tall enough to tap; its end fades where there is more.
       */}
      <ol className="flex gap-x-2 whitespace-nowrap text-muted text-xs max-md:overflow-x-auto max-md:pr-8 max-md:[mask-image:linear-gradient(to_right,#000_calc(100%-2rem),transparent)] md:flex-wrap">
        {trail.map((crumb, index) => (
          <li key={crumb.href} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === trail.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link
                href={crumb.href}
                className="inline-flex min-h-11 min-w-6 items-center underline decoration-line underline-offset-4 hover:text-ink md:min-h-6"
              >
                {crumb.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
