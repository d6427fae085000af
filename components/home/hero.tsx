import type { HomeTile } from '#lib/storefront/catalogue/types.ts';
import { Carousel } from '@/components/ui/carousel';
import { Photo } from '@/components/ui/photo';
import { HeroSlide } from './hero-slide';

const SLIDE_MILLISECONDS = 3000;

interface HeroProps {
  title: string;
  tiles: HomeTile[];
  /** True for the page's first banner: its title is the h1, and its photo is fetched with high priority. */
  leading: boolean;
}

/** Wide banners as a carousel; a single one is static. */
export function Hero({ title, tiles, leading }: HeroProps) {
  const [first] = tiles;
  if (!first) return null;
  if (tiles.length === 1)
    return (
      <section aria-label={first.title}>
        <HeroSlide tile={first} leading={leading} />
      </section>
    );
  const slides = tiles.map((tile, index) => ({
    name: tile.title,
    content: <HeroSlide tile={tile} leading={leading && index === 0} />,
    picture: <MarkerPicture tile={tile} />,
  }));
  return <Carousel label={title} slides={slides} milliseconds={SLIDE_MILLISECONDS} />;
}

function MarkerPicture({ tile: { photo } }: { tile: HomeTile }) {
  return (
    <Photo
      source={photo.source}
      alt=""
      widths={[320]}
      sizes="80px"
      width={photo.width}
      height={photo.height}
      className="aspect-8/5 w-full rounded-sm bg-photo object-cover object-right"
    />
  );
}
