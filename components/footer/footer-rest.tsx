import type { FooterContent } from '#lib/storefront/content/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { RichText } from '@/components/ui/rich-text';

interface FooterRestProps {
  content: FooterContent;
  hasMenu: boolean;
}

/**
 * The social links and the menu of all pages. Parts that load later are placed lower, so that nothing visible
 * moves.
 */
export function FooterRest({ content: { social, groups }, hasMenu }: FooterRestProps) {
  return (
    <>
      {social && (
        <nav aria-label={m.footerSocial()} className="mt-6 border-line border-t py-2">
          <RichText html={social} className="link-row text-muted text-sm" />
        </nav>
      )}
      {hasMenu && groups.length > 0 && (
        <nav
          aria-label={m.footerName()}
          className="grid grid-cols-2 gap-x-4 gap-y-8 border-line border-t pt-10 md:grid-cols-3 lg:grid-cols-4"
        >
          {groups.map((group) => (
            <div key={group.title}>
              <h2 className="mb-2 text-lg">{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Link
                      href={link.href}
                      className="flex min-h-11 items-center text-muted text-sm hover:text-ink md:min-h-8"
                    >
                      {link.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
    </>
  );
}
