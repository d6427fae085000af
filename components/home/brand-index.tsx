import type { HomeTile } from '#lib/catalogue/types.ts';
import { Link } from '@/components/ui/link';
import { SectionHeading } from './section-heading';

/** The brands as an index of names. */
export function BrandIndex({ title, tiles }: { title: string; tiles: HomeTile[] }) {
  return (
    <section aria-label={title} className="page-width">
      <SectionHeading title={title} />
      <ul className="grid grid-cols-2 gap-x-6 border-line border-t md:grid-cols-3 xl:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile.href} className="border-line border-b">
            <Link href={tile.href} className="flex min-h-16 flex-col justify-center py-3 hover:text-brass">
              <span className="font-display text-xl">{tile.title}</span>
              {tile.text && <span className="line-clamp-2 text-muted text-xs">{tile.text}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
