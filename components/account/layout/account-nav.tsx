'use client';

import * as paths from '#lib/shared/paths.ts';
import { usePagePath } from '#lib/storefront/platform/browser/use-page-path.ts';
import * as m from '#messages';
import { SignOutButton } from '@/components/header/sign-out-button';
import { Link } from '@/components/ui/link';
import type { AccountLinkEntry } from './account-links';

const ITEM = 'flex min-h-11 items-center border-b-2 py-1 hover:text-brass lg:border-b-0 lg:border-l-2 lg:pl-4';
const CURRENT = 'border-brass font-medium text-ink';
const OTHER = 'border-transparent text-muted';

/** Pages that belong to the orders but are not below the path of their list. */
const ORDER_PAGES = [paths.order(''), paths.invoice(''), paths.warranty('', '')].map((href) => href.split('?')[0]);

/**
 * Returns the `href` of the entry that a page belongs to; the profile's where no other entry fits, because all
 * paths are below it.
 */
function linkOf(path: string, links: AccountLinkEntry[]): string {
  if (path === paths.deletion()) return paths.privacy();
  if (path === paths.ownQuestions()) return paths.reviews();
  if (ORDER_PAGES.some((page) => path === page || path.startsWith(`${page}/`))) return paths.orders();
  const otherLinks = links.map(({ href }) => href).filter((href) => href !== paths.profile());
  return otherLinks.find((href) => path === href || path.startsWith(`${href}/`)) ?? paths.profile();
}

/**
 * The account navigation with the current entry marked. Entries that are not offered must not be sent to the
 * browser.
 */
export function AccountNav({ links }: { links: AccountLinkEntry[] }) {
  const isCurrent = linkOf(usePagePath(), links);
  return (
    <nav aria-label={m.accountMine()}>
      <ul className="flex flex-wrap gap-x-5 border-line border-b pb-2 lg:flex-col lg:gap-y-1 lg:border-b-0 lg:border-l lg:pb-0">
        {links.map(({ name, href }) => (
          <li key={href} className="lg:-ml-px">
            <Link
              href={href}
              aria-current={href === isCurrent ? 'page' : undefined}
              className={`${ITEM} ${href === isCurrent ? CURRENT : OTHER}`}
            >
              {name}
            </Link>
          </li>
        ))}
        <li className="ml-auto lg:mt-4 lg:-ml-px">
          <SignOutButton className={`${ITEM} ${OTHER}`} />
        </li>
      </ul>
    </nav>
  );
}
