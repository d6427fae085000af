import type { ComponentProps } from 'react';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import { Link } from '@/components/ui/link';

/** A line of an order is not followed up: it has a link for good. */
export type Linked = Pick<CartLine, 'href'> & Partial<Pick<CartLine, 'withdrawn'>>;

interface LineLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'className'> {
  className: string;
  line: Linked;
}

/** What leads from a line to its product, and nowhere once that has no page any more. */
export function LineLink({ line, className, children, ...rest }: LineLinkProps) {
  if (line.withdrawn) return <span className={className}>{children}</span>;
  return (
    <Link href={line.href} className={`${className} hover:text-brass`} {...rest}>
      {children}
    </Link>
  );
}
