import type { CartLine } from '#lib/cart/types.ts';
import { Link } from '@/components/ui/link';

/** What a line is: its title, and brand, size and colour below. */
export function LineTitle({ line }: { line: Pick<CartLine, 'href' | 'title' | 'brand' | 'sizeName' | 'colour'> }) {
  const details = [line.brand, line.sizeName && `Size ${line.sizeName}`, line.colour].filter(Boolean).join(' · ');
  return (
    <div className="min-w-0">
      <Link href={line.href} className="font-display text-lg leading-snug hover:text-brass">
        {line.title}
      </Link>
      <p className="mt-1 text-muted text-sm">{details}</p>
    </div>
  );
}
