import * as apiPaths from '#lib/shared/api-paths.ts';
import type { ShopperPhoto } from '#lib/storefront/community/reviews/types.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';

const THUMBNAIL_PIXELS = 320;

interface ShopperPhotosProps {
  photos: readonly ShopperPhoto[];
  /** The author's name, as shown with the review. */
  author: string;
}

/**
 * A shopper's photos in a row. Each opens large without a script: as a popover, which the browser closes on
 * Escape or a press outside.
 */
export function ShopperPhotos({ photos, author }: ShopperPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={m.communityPhotosBy({ author })} className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ id, width, height }, index) => {
        const name = m.communityPhotoBy({ place: index + 1, author });
        return (
          <li key={id}>
            <button
              type="button"
              popoverTarget={`photo-${id}`}
              aria-label={m.communityEnlargePhoto({ place: index + 1, author })}
              className="block size-20 overflow-hidden rounded-sm border border-line bg-photo hover:border-brass"
            >
              {/* biome-ignore lint/performance/noImgElement: stored in two sizes; this is the small one */}
              <img
                src={apiPaths.photo(id, 'thumbnail')}
                alt=""
                width={THUMBNAIL_PIXELS}
                height={THUMBNAIL_PIXELS}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </button>
            <dialog
              id={`photo-${id}`}
              popover="auto"
              aria-label={name}
              className="m-auto max-h-dvh max-w-[100vw] overscroll-contain bg-paper p-0"
            >
              <button
                type="button"
                popoverTarget={`photo-${id}`}
                popoverTargetAction="hide"
                aria-label={m.communityClosePhoto()}
                className="absolute top-2 right-2 grid size-11 place-items-center rounded-sm bg-paper text-ink hover:text-brass"
              >
                <Icon name="close" />
              </button>
              {/* biome-ignore lint/performance/noImgElement: stored in two sizes; this is the large one, loaded when it is opened */}
              <img
                src={apiPaths.photo(id, 'full')}
                alt={name}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="max-h-[min(92dvh,60rem)] w-auto max-w-[min(96vw,60rem)] object-contain"
              />
            </dialog>
          </li>
        );
      })}
    </ul>
  );
}
