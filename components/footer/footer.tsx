import type { FooterGroup } from '#lib/content/types.ts';
import { Link } from '@/components/ui/link';

/** The foot of every page; the groups of links are left out on cart-flow pages. */
export function Footer({ groups }: { groups: FooterGroup[] }) {
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
        <p className={`border-line py-6 text-muted text-xs ${groups.length > 0 ? 'border-t' : ''}`}>
          Samay. Watches, smartwatches and jewellery, delivered across India. All prices are in Indian rupees and
          include all taxes.
        </p>
      </div>
    </footer>
  );
}
