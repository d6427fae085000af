import type { CartLine } from '#lib/storefront/cart/types.ts';
import { LineLink, type Linked } from '@/components/cart/line-link';
import { Photo } from '@/components/ui/photo';

/** The displayed size of a photo in pixels, and the widths that the browser may choose from. */
const SIZES = {
  page: { pixels: 128, sizes: '(min-width: 768px) 128px, 96px', widths: [160, 320] },
  drawer: { pixels: 80, sizes: '80px', widths: [160] },
} as const;

interface LinePhotoProps {
  line: Linked & Pick<CartLine, 'photo' | 'counted'>;
  size?: keyof typeof SIZES;
}

/** The photo of a line, linked to its product like the title beside it. */
export function LinePhoto({ line, size = 'page' }: LinePhotoProps) {
  const { pixels, sizes, widths } = SIZES[size];
  return (
    <LineLink
      line={line}
      tabIndex={-1}
      aria-hidden="true"
      className={`self-start bg-photo ${line.counted ? '' : 'opacity-60'}`}
    >
      <Photo
        source={line.photo}
        alt=""
        widths={widths}
        sizes={sizes}
        width={pixels}
        height={pixels}
        className="w-full"
      />
    </LineLink>
  );
}
