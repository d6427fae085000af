'use client';

import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FULL_PHOTO_WIDTH, PRODUCT_PHOTO_WIDTHS, photoUrl } from '#lib/shared/photo.ts';
import type { ProductPhoto, ProductVideo } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { LazyProductSpin, LazyVideoPlayer } from '@/components/product/lazy-media';
import type { ShownMedia } from '@/components/product/viewer-media';
import { Photo } from '@/components/ui/photo';

type FramePointer = PointerEvent<HTMLElement>;

interface GalleryProps {
  title: string;
  photos: ProductPhoto[];
  video?: ProductVideo | undefined;
  /** The photos of one whole spin. */
  spin?: ProductPhoto[] | undefined;
}

/** What stands behind the photos in the strip. */
interface Medium {
  name: string;
  /** On its thumbnail. */
  mark: string;
  thumbnail: ProductPhoto;
  view: ReactNode;
}

/** On a phone a little less than the frame, whose pixels are smaller than the eye can see: two thirds of the bytes. */
const SIZES = '(min-width: 75rem) 44rem, (min-width: 62rem) 56vw, (min-width: 48rem) 46vw, 88vw';
/** Title and price must be visible on a phone without scrolling, so the photo's height is limited. */
const LOWER_ON_PHONES = 'max-md:portrait:max-h-[max(42dvh,20rem)]';

/**
 * The photos of a product, its video and a spin: a strip to swipe, thumbnails that scroll to each, and a larger view.
 */
export function Gallery({ title, photos, video, spin }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [inViewer, setInViewer] = useState<ShownMedia | null>(null);
  /** Whether the script of the viewer is on its way, so that a second press opens no second viewer. */
  const loading = useRef(false);

  useEffect(() => {
    const root = strip.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent([...root.children].indexOf(seen.target));
      },
      { root, threshold: 0.6 },
    );
    for (const child of root.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const root = strip.current;
    root?.scrollTo({ left: index * root.clientWidth, behavior });
  };
  const enlarge = async (index: number, href: string) => {
    if (loading.current) return;
    loading.current = true;
    try {
      const { openPhotoViewer } = await import('@/components/product/photo-viewer');
      const views = media.map(({ view }) => view);
      const onChange = (next: number) => show(next, 'instant');
      openPhotoViewer({ title, photos, media: views, index, onChange, onMedia: setInViewer });
    } catch {
      // The script could not be loaded: the file itself opens, as without JavaScript.
      window.location.assign(href);
    } finally {
      loading.current = false;
    }
  };
  const zoom = async ({ currentTarget, pointerType, clientX, clientY }: FramePointer, photo: ProductPhoto) => {
    if (pointerType !== 'mouse') return;
    try {
      const { zoomUnderMouse } = await import('@/components/product/hover-zoom');
      await zoomUnderMouse(currentTarget, photo, { clientX, clientY });
    } catch {
      // Script or file could not be loaded: the photo stays as it is, and a press still enlarges it.
    }
  };
  // Without JavaScript these are links: to the photo in the strip, and to the large file.
  const preventing = (act: (link: HTMLAnchorElement) => void) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act(event.currentTarget);
  };

  const media: Medium[] = [];
  if (video) {
    media.push({
      name: m.productVideoName(),
      mark: '▶\uFE0E',
      thumbnail: video.poster,
      view: <LazyVideoPlayer video={video} title={title} />,
    });
  }
  if (spin?.[0]) {
    media.push({
      name: m.productSpinView(),
      mark: '360°',
      thumbnail: spin[0],
      view: <LazyProductSpin frames={spin} title={title} />,
    });
  }

  const photoName = (index: number) => m.productPhotoOf({ index: index + 1, count: photos.length });
  const large = (photo: ProductPhoto, index: number) => (
    <Photo
      source={photo.source}
      alt={photo.alt}
      widths={PRODUCT_PHOTO_WIDTHS}
      sizes={SIZES}
      width={FULL_PHOTO_WIDTH}
      height={FULL_PHOTO_WIDTH}
      urgent={index === 0}
      className="size-full object-cover"
    />
  );

  return (
    <section aria-label={m.productPhotos()}>
      {inViewer && createPortal(inViewer.view, inViewer.element)}
      <ul ref={strip} className="relative flex snap-x snap-mandatory overflow-x-auto bg-photo [scrollbar-width:none]">
        {photos.map((photo, index) => (
          <li
            key={photo.source}
            id={`photo-${index + 1}`}
            className={`aspect-square w-full shrink-0 snap-center ${LOWER_ON_PHONES}`}
          >
            <a
              href={photoUrl(photo.source, FULL_PHOTO_WIDTH, 'webp')}
              className="relative block h-full cursor-zoom-in overflow-hidden -outline-offset-4"
              onPointerEnter={(event) => void zoom(event, photo)}
              onClick={preventing(({ href }) => void enlarge(index, href))}
            >
              {large(photo, index)}
              <span className="sr-only">{m.productPhotoEnlarge()}</span>
            </a>
          </li>
        ))}
        {media.map(({ name, view }, index) => (
          <li
            key={name}
            id={`photo-${photos.length + index + 1}`}
            className={`aspect-square w-full shrink-0 snap-center ${LOWER_ON_PHONES}`}
          >
            {view}
          </li>
        ))}
      </ul>
      {photos.length + media.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-2 px-4 md:mt-3 md:px-0">
          {[...photos.map((thumbnail, index) => ({ thumbnail, name: photoName(index), mark: '' })), ...media].map(
            ({ thumbnail, name, mark }, index) => (
              <li key={name}>
                <a
                  href={`#photo-${index + 1}`}
                  aria-label={name}
                  aria-current={index === current}
                  onClick={preventing(() => show(index))}
                  className="relative block size-12 border-2 border-transparent p-0.5 hover:border-edge aria-[current=true]:border-ink md:size-16 lg:size-20"
                >
                  <Photo
                    source={thumbnail.source}
                    alt=""
                    widths={[160]}
                    sizes="80px"
                    width={160}
                    height={160}
                    eager
                    className="w-full bg-photo"
                  />
                  {mark !== '' && (
                    <span className="absolute inset-0 grid place-items-center text-xs">
                      <span className="rounded-sm bg-paper/90 px-1 leading-none">{mark}</span>
                    </span>
                  )}
                </a>
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}
