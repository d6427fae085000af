import type { ComponentProps } from 'react';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import { Link } from '@/components/ui/link';

/** A line of an order has no `withdrawn` flag, because it is not kept up to date: its link is permanent. */
export type Linked = Pick<CartLine, 'href'> & Partial<Pick<CartLine, 'withdrawn'>>;

interface LineLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'className'> {
  className: string;
  line: Linked;
}

/** A link from a line to its product; plain content where a withdrawn product has no page any more. */
export function LineLink({ line, className, children, ...rest }: LineLinkProps) {
  if (line.withdrawn) return <span className={className}>{children}</span>;
  return (
    <Link href={line.href} className={`${className} hover:text-brass`} {...rest}>
      {children}
    </Link>
  );
}
