import type { HomeTile } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { bannerWidths } from './banner-widths';

interface HeroSlideProps {
  tile: HomeTile;
  /** True for the first banner: its title is the page's h1, and its photo is fetched with high priority. */
  leading: boolean;
}

/**
 * On a phone the sides of a photo are cut off: a whole one would be 150vw wide. One of fewer pixels than that is as sharp to
 * the eye and half the bytes.
 */
const SIZES = '(width >= 48rem) 90vw, 110vw';

/** A wide banner with its text: below it on narrow screens, beside it on wide ones. */
export function HeroSlide({ tile, leading }: HeroSlideProps) {
  const Heading = leading ? 'h1' : 'h2';
  return (
    // A container query, because the window's width includes the scrollbar and changes with it.
    <div className="@container grid">
      <div className="group relative min-w-0 border-line lg:grid lg:grid-cols-[5fr_8fr] lg:border-b">
        <div className="relative aspect-8/5 md:aspect-2/1 lg:col-start-2 lg:row-start-1 lg:aspect-auto lg:min-h-[min(38cqw,40rem)]">
          <Photo
            source={tile.photo.source}
            alt={tile.photo.alt}
            widths={bannerWidths(tile.photo.width)}
            sizes={SIZES}
            width={tile.photo.width}
            height={tile.photo.height}
            urgent={leading}
            className="absolute inset-0 size-full object-cover object-right"
          />
        </div>
        <div className="flex min-w-0 flex-col justify-center px-4 pt-8 pb-3 md:px-8 lg:row-start-1 lg:py-8 lg:pl-[max(2rem,calc((100cqw-80rem)/2))]">
          <Heading lang={languageOfContent(tile.title)} className="text-4xl lg:text-5xl">
            {tile.title}
          </Heading>
          <p lang={languageOfContent(tile.text)} className="mt-3 max-w-[36ch] text-lg text-muted">
            {tile.text}
          </p>
          <p className="mt-5 flex">
            <Link
              href={tile.href}
              aria-label={m.homeShopNowTitle({ title: tile.title })}
              className="inline-flex min-h-11 items-center gap-2 border-brass border-b text-brass after:absolute after:inset-0"
            >
              {m.homeShopNow()}
              <Icon name="right" className="size-4" />
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
