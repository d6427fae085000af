import type { ProductDetailsWire } from '#lib/contract/index.ts';
import { localTitle } from '#lib/shared/language/local-fact.ts';
import { toPhotos } from './to-photos.ts';
import type { Product } from './types.ts';

/** Converts the video of a product and the photos of a spin; each is left out where there is none. */
export function toMedia(
  wire: Pick<ProductDetailsWire, 'Video' | 'SpinImages' | 'DetailImagePath' | 'Images' | 'ProductTitle'>,
): Pick<Product, 'video' | 'spin'> {
  const { Video, SpinImages, DetailImagePath: folder, ProductTitle } = wire;
  const title = localTitle(ProductTitle);
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
    ...(SpinImages && { spin: toPhotos(folder, SpinImages.join('|'), title) }),
  };
}
