'use client';

import { photoUrl } from '#lib/shared/photo.ts';
import type { Photo } from '#lib/storefront/catalogue/types.ts';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';

interface PhotoZoomProps {
  title: string;
  photos: Photo[];
  /** The index of the open photo; null for none. */
  index: number | null;
  onShow: (index: number | null) => void;
}

const STEP = 'grid size-11 place-items-center rounded-sm bg-paper hover:text-brass disabled:invisible';

/** A photo at full size, which can be scrolled. */
export function PhotoZoom({ title, photos, index, onShow }: PhotoZoomProps) {
  const photo = index === null ? undefined : photos[index];
  return (
    <Dialog
      open={photo !== undefined}
      onClose={() => onShow(null)}
      label={`Photos of ${title}`}
      closeLabel="Close photos"
      className="h-dvh max-h-dvh w-screen max-w-none bg-photo text-ink"
    >
      {photo && index !== null && (
        <>
          <section
            aria-label="Large photo"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
            tabIndex={0}
            className="grid h-dvh place-items-center overflow-auto"
          >
            {/* biome-ignore lint/performance/noImgElement: a single full-size file, generated in advance */}
            <img
              src={photoUrl(photo.source, 800, 'webp')}
              alt={photo.alt}
              width={800}
              height={800}
              className="size-[max(100vw,50rem)] max-w-none md:size-[min(100vw,100dvh)]"
            />
          </section>
          {photos.length > 1 && (
            <div className="absolute inset-x-4 bottom-4 flex items-center justify-center gap-4">
              <button
                type="button"
                aria-label="Previous photo"
                disabled={index === 0}
                onClick={() => onShow(index - 1)}
                className={STEP}
              >
                <Icon name="left" />
              </button>
              <p aria-live="polite" className="rounded-sm bg-paper px-3 py-1 text-sm tabular-nums">
                {index + 1} of {photos.length}
              </p>
              <button
                type="button"
                aria-label="Next photo"
                disabled={index === photos.length - 1}
                onClick={() => onShow(index + 1)}
                className={STEP}
              >
                <Icon name="right" />
              </button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
