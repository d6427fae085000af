import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { ShopMark } from '@/components/ui/shop-mark';

/** The store's name, linked to the home page. */
export function HomeLink({ className = '' }: { className?: string }) {
  return (
    <Link
      href={paths.home()}
      aria-label={m.headerHomeOf({ shop: shopName() })}
      className={`inline-flex min-h-11 items-center gap-2 font-display text-2xl tracking-[0.02em] ${className}`}
    >
      <ShopMark className="size-7" logoClassName="h-9" />
    </Link>
  );
}
