import { CLOSE_UP_WIDTH, FULL_PHOTO_WIDTH } from '#lib/shared/photo.ts';
import * as m from '#messages';
import type { ProductPhoto } from './types.ts';

/**
 * Converts `A-1.webp|A-2.webp` in a folder to photos; the alternative text of the front view is the title alone.
 * `widths`: their pixels across, where they are known.
 */
export function toPhotos(folder: string, names: string, title: string, widths: readonly number[] = []): ProductPhoto[] {
  return names
    .split('|')
    .filter((name) => name !== '')
    .map((name, position) => ({
      source: `${folder}${name}`,
      alt: position === 0 ? title : m.productPhotoAlt({ title, number: position + 1 }),
      ...toCloseUp(widths[position]),
    }));
}

/** Photos are served in at most `CLOSE_UP_WIDTH`. */
function toCloseUp(width = 0): Pick<ProductPhoto, 'closeUp'> {
  return width > FULL_PHOTO_WIDTH ? { closeUp: Math.min(width, CLOSE_UP_WIDTH) } : {};
}
