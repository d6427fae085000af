import type { HomeTile } from '#lib/catalogue/types.ts';
import { SectionHeading } from './section-heading';
import { Tile } from './tile';

/** Doors to categories: a row that scrolls on narrow screens and fits whole on wide ones. */
export function TileRow({ title, tiles }: { title: string; tiles: HomeTile[] }) {
  return (
    <section aria-label={title} className="page-width">
      <SectionHeading title={title} />
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 md:-mx-8 md:scroll-px-8 md:px-8 xl:mx-0 xl:overflow-visible xl:px-0">
        {tiles.map((tile) => (
          <li key={tile.href} className="w-[38%] shrink-0 snap-start sm:w-[28%] md:w-[22%] xl:w-auto xl:flex-1">
            <Tile
              tile={tile}
              heading="h3"
              sizes="(width >= 75rem) 12rem, (width >= 48rem) 22vw, 38vw"
              shape="aspect-4/5"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
