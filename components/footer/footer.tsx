import { shopProfile } from '#lib/shared/shop-profile.ts';
import type { FooterLink } from '#lib/storefront/content/types.ts';
import { otherLanguages } from '#lib/storefront/platform/site/offered-languages.ts';
import * as m from '#messages';
import { CookieChoices } from '@/components/consent/cookie-choices';
import { ReturnToTop } from '@/components/footer/return-to-top';
import { SocialLinks } from '@/components/footer/social-links';
import { LanguageLinks } from '@/components/header/language-links';
import { Link } from '@/components/ui/link';
import { RichText } from '@/components/ui/rich-text';
import { LazyFooter } from './lazy-footer';

const SHORTCUT = 'flex min-h-11 items-center text-sm hover:text-brass';

interface FooterProps {
  /** The most requested links; omitted on cart-flow pages. */
  links: FooterLink[];
  /** Sanitised HTML from the operator about the store; empty where unknown. */
  text: string;
}

/**
 * The footer of every page: the text about the store, and the rest, which loads as the shopper scrolls near
 * it.
 */
export function Footer({ links, text }: FooterProps) {
  const languages = otherLanguages();
  return (
    <footer className="relative mt-12 border-line border-t pb-20 md:mt-16">
      <div className="page-width">
        <ul className="flex flex-wrap gap-x-6 pt-4 max-sm:pr-14">
          {links.map((link) => (
            <li key={link.href}>
              <Link href={link.href} className={SHORTCUT}>
                {link.title}
              </Link>
            </li>
          ))}
          <li className="needs-script">
            <CookieChoices className={SHORTCUT} />
          </li>
          {languages.length > 0 && (
            <li>
              <LanguageLinks languages={languages} className={SHORTCUT} />
            </li>
          )}
        </ul>
        <div className="pt-3 text-muted text-xs">
          {text ? (
            <RichText html={text} className="max-w-measure" />
          ) : (
            <p>{m.footerTaxes({ shop: shopProfile().name, description: shopProfile().description })}</p>
          )}
        </div>
        <SocialLinks links={shopProfile().social} />
        <LazyFooter />
      </div>
      <ReturnToTop />
    </footer>
  );
}
