import { removalName } from '#lib/storefront/community/uploads/field-names.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import type { ChosenPhoto } from './use-photos';

const SIDE_PIXELS = 96;

interface ChosenPhotosProps {
  photos: readonly ChosenPhoto[];
  /** Whether photos have tick boxes, which remove them on submission without JavaScript. */
  canUntick: boolean;
  onRemove: (key: string) => void;
}

/** The photos in a form, each with a control to remove it. */
export function ChosenPhotos({ photos, canUntick, onRemove }: ChosenPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={m.communityYourPhotos()} className="mb-3 flex flex-wrap gap-3">
      {photos.map(({ key, id, picture }, index) => (
        <li key={key} aria-busy={id === ''} className="w-24">
          <div className="relative grid size-24 place-items-center overflow-hidden rounded-sm border border-line bg-photo">
            {picture === '' ? (
              <Icon name="camera" className="size-6 text-muted" />
            ) : (
              // biome-ignore lint/performance/noImgElement: a local object URL, or an upload of this shopper
              <img
                src={picture}
                alt={m.communityPhotoNumber({ place: index + 1 })}
                width={SIDE_PIXELS}
                height={SIDE_PIXELS}
                className={`size-full object-cover ${id === '' ? 'opacity-50' : ''}`}
              />
            )}
            {id === '' && (
              <span className="absolute inset-x-0 bottom-0 bg-paper/90 text-center text-xs">
                {m.communityUploading()}
              </span>
            )}
          </div>
          {canUntick ? (
            <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
              <input type="checkbox" name={removalName(index)} className="size-5 accent-ink" />
              {m.commonRemove()}
            </label>
          ) : (
            <button
              type="button"
              aria-label={m.communityRemovePhoto({ place: index + 1 })}
              onClick={() => onRemove(key)}
              className="min-h-11 w-full cursor-pointer text-muted text-sm underline decoration-line underline-offset-4 hover:text-ink"
            >
              {m.commonRemove()}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
