import * as paths from '#lib/shared/paths.ts';
import type { MenuEntry } from '#lib/storefront/content/types.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Shown in place of the orders where there are none. `links`: where shopping can begin. */
export function NoOrders({ links }: { links: MenuEntry[] }) {
  return (
    <div className="mt-8 max-w-measure border-line border-t py-8">
      <p className="font-display text-2xl">You have no orders yet.</p>
      <p className="mt-2 text-muted">When you place an order, you can track it here.</p>
      <Link href={paths.home()} className={`${buttonClass('primary')} mt-6`}>
        Continue shopping
      </Link>
      {links.length > 0 && (
        <ul aria-label="Ways to shop" className="mt-4 flex flex-wrap gap-x-6">
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
