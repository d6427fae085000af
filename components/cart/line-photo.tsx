import type { CartLine } from '#lib/storefront/cart/types.ts';
import { LineLink, type Linked } from '@/components/cart/line-link';
import { Photo } from '@/components/ui/photo';

/** How large a photo is shown, and which widths of it a browser may choose from. */
const SIZES = {
  page: { pixels: 128, sizes: '(min-width: 768px) 128px, 96px', widths: [160, 320] },
  drawer: { pixels: 80, sizes: '80px', widths: [160] },
} as const;

interface LinePhotoProps {
  line: Linked & Pick<CartLine, 'photo' | 'counted'>;
  size?: keyof typeof SIZES;
}

/** The photo of a line, which leads to its product as the title beside it does. */
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
