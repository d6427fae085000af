import type { FooterLink } from '#lib/storefront/content/types.ts';
import { CookieChoices } from '@/components/consent/cookie-choices';
import { ReturnToTop } from '@/components/frame/return-to-top';
import { Link } from '@/components/ui/link';
import { RichText } from '@/components/ui/rich-text';
import { LazyFooter } from './lazy-footer';

const SHORTCUT = 'flex min-h-11 items-center text-sm hover:text-brass';

interface FooterProps {
  /** The few that everybody looks for; left out on cart-flow pages. */
  links: FooterLink[];
  /** HTML from the operator, already sanitised: who the store is. Empty where not known. */
  text: string;
}

/** The foot of every page: who the store is, and the rest of it once it comes near. */
export function Footer({ links, text }: FooterProps) {
  return (
    <footer className="mt-20 border-line border-t pb-20">
      <div className="page-width">
        <ul className="flex flex-wrap gap-x-6 pt-4 max-sm:pr-14">
          {links.map((link) => (
            <li key={link.href}>
              <Link href={link.href} className={SHORTCUT}>
                {link.title}
              </Link>
            </li>
          ))}
          <li>
            <CookieChoices className={SHORTCUT} />
          </li>
        </ul>
        <div className="pt-3 text-muted text-xs">
          {text ? (
            <RichText html={text} className="max-w-measure" />
          ) : (
            <p>Samay. Watches, smartwatches and jewellery, delivered across India. All prices include all taxes.</p>
          )}
        </div>
        <LazyFooter />
      </div>
      <ReturnToTop />
    </footer>
  );
}
