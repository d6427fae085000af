import * as paths from '#lib/shared/paths.ts';
import type { MenuEntry } from '#lib/storefront/content/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Shown in place of the orders where there are none. `links`: where shopping can begin. */
export function NoOrders({ links }: { links: MenuEntry[] }) {
  return (
    <div className="mt-8 max-w-measure border-line border-t py-8">
      <p className="font-display text-2xl">{m.accountNoOrdersTitle()}</p>
      <p className="mt-2 text-muted">{m.accountNoOrdersText()}</p>
      <Link href={paths.home()} className={`${buttonClass('primary')} mt-6`}>
        {m.accountContinueShopping()}
      </Link>
      {links.length > 0 && (
        <ul aria-label={m.accountWaysToShop()} className="mt-4 flex flex-wrap gap-x-6">
          {links.map(({ name, href }) => (
            <li key={href}>
              <Link href={href} className={buttonClass('quiet')}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
