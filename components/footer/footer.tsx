import type { FooterGroup } from '#lib/content/types.ts';
import { Link } from '@/components/ui/link';
import { RichText } from '@/components/ui/rich-text';

interface FooterProps {
  /** Left out on cart-flow pages. */
  groups: FooterGroup[];
  /** HTML from the operator, already sanitised: who the store is, and where else it is found. Empty where not known. */
  text: string;
  social: string;
}

/** The foot of every page. */
export function Footer({ groups, text, social }: FooterProps) {
  const rule = groups.length > 0 || social ? 'border-t' : '';
  return (
    <footer className="mt-20 border-line border-t">
      <div className="page-width">
        {groups.length > 0 && (
          <nav aria-label="Footer" className="grid grid-cols-2 gap-x-4 gap-y-8 py-12 md:grid-cols-4">
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
        {social && (
          <nav aria-label="Social" className={groups.length > 0 ? 'border-line border-t py-3' : 'py-3'}>
            <RichText html={social} className="link-row text-muted text-sm" />
          </nav>
        )}
        <div className={`border-line py-6 text-muted text-xs ${rule}`}>
          {text ? (
            <RichText html={text} className="max-w-measure" />
          ) : (
            <p>Samay. Watches, smartwatches and jewellery, delivered across India. All prices include all taxes.</p>
          )}
        </div>
      </div>
    </footer>
  );
}
