'use client';

import { type ReactNode, useRef, useState } from 'react';
import { formatPaise } from '#lib/shared/money.ts';
import type { TogetherProduct } from '#lib/storefront/cart/add-together.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';

interface AddTogetherButtonProps {
  /** At least two. */
  products: TogetherProduct[];
  /** Whether the product of the page is one of them. */
  withOwn: boolean;
}

const load = () => import('./add-together');

/**
 * The price of products that are often bought together, and the button that adds them; without scripts the price alone.
 */
export function AddTogetherButton({ products, withOwn }: AddTogetherButtonProps) {
  const [part, setPart] = useState<ReactNode>(null);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const total = products.reduce((sum, { price }) => sum + price, 0);

  const press = async () => {
    if (busy || !button.current) return;
    setBusy(true);
    const loaded = await load().catch(() => null);
    if (loaded) {
      const opener = button.current;
      return setPart(<loaded.AddTogether products={products} press={{ opener }} onEnd={() => setBusy(false)} />);
    }
    setBusy(false);
    setPart(
      <p role="alert" className="mt-3 text-danger text-sm">
        {m.productGenericFailure()}
      </p>,
    );
  };

  return (
    <div className="mt-6 border-line border-t pt-5" data-print="off">
      <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-muted text-sm">{withOwn ? m.productTogetherWithThis() : m.productTogether()}</span>
          <span className="whitespace-nowrap font-display text-xl">{formatPaise(total)}</span>
        </p>
        <Button
          ref={button}
          variant="secondary"
          aria-busy={busy}
          onClick={press}
          className="needs-script max-md:w-full"
        >
          {m.productAddTogether({ count: products.length })}
        </Button>
      </div>
      {part}
    </div>
  );
}
