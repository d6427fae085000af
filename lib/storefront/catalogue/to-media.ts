import type { ProductDetailsWire } from '#lib/contract/index.ts';
import { toPhotos } from './to-photos.ts';
import type { Product } from './types.ts';

/** Converts the video of a product and the photos of a turn; each is left out where there is none. */
export function toMedia(
  wire: Pick<ProductDetailsWire, 'Video' | 'TurnImages' | 'DetailImagePath' | 'Images' | 'ProductTitle'>,
): Pick<Product, 'video' | 'turn'> {
  const { Video, TurnImages, DetailImagePath: folder, ProductTitle: title } = wire;
  const [poster] = Video ? toPhotos(folder, Video.Poster || wire.Images, title) : [];
  return {
    ...(Video &&
      poster && {
        video: {
          src: Video.Url,
          type: Video.Url.endsWith('.webm') ? 'video/webm' : 'video/mp4',
          poster,
          captions: Video.Captions.map(({ Url, Language, Label }) => ({ src: Url, language: Language, label: Label })),
          ...(Video.DurationSeconds !== undefined && { seconds: Video.DurationSeconds }),
          ...(Video.AddedOn !== undefined && { addedOn: Video.AddedOn }),
        },
      }),
    ...(TurnImages && { turn: toPhotos(folder, TurnImages.join('|'), title) }),
  };
}
