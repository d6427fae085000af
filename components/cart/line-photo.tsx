import type { CartLine } from '#lib/cart/types.ts';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';

const WIDTHS = [160, 320] as const;

/** The photo of a line, which leads to its product as the title beside it does. */
export function LinePhoto({ line }: { line: Pick<CartLine, 'href' | 'photo' | 'counted'> }) {
  return (
    <Link
      href={line.href}
      tabIndex={-1}
      aria-hidden="true"
      className={`self-start bg-photo ${line.counted ? '' : 'opacity-60'}`}
    >
      <Photo
        source={line.photo}
        alt=""
        widths={WIDTHS}
        sizes="(min-width: 768px) 128px, 96px"
        width={128}
        height={128}
        className="w-full"
      />
    </Link>
  );
}
