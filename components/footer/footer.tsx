import type { FooterLink } from '#lib/content/types.ts';
import { ReturnToTop } from '@/components/frame/return-to-top';
import { Link } from '@/components/ui/link';
import { RichText } from '@/components/ui/rich-text';
import { LazyFooter } from './lazy-footer';

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
        {links.length > 0 && (
          <ul className="flex flex-wrap gap-x-6 pt-4 max-sm:pr-14">
            {links.map((link) => (
              <li key={link.href}>
                <Link href={link.href} className="flex min-h-11 items-center text-sm hover:text-brass">
                  {link.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={`text-muted text-xs ${links.length > 0 ? 'pt-3' : 'pt-6'}`}>
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
