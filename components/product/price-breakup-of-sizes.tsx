'use client';

import { useEffect, useRef } from 'react';
import { localSize } from '#lib/shared/language/local-size.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { formatGrams } from '#lib/storefront/catalogue/price-breakup.ts';
import type { SizeBreakup } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { followSize } from '@/components/product/follow-size';
import { PriceBreakupTable } from '@/components/product/price-breakup-table';
import { Icon } from '@/components/ui/icon';

interface PriceBreakupOfSizesProps {
  sizes: readonly SizeBreakup[];
  gstPercent: number;
  /** The name of the size in the address; null where there is none. */
  requested: string | null;
}

/**
 * The breakups of sizes that weigh differently, one open at a time: that of the size chosen on the page, at first that of
 * the address. Each opens by itself, too, also without JavaScript.
 */
export function PriceBreakupOfSizes({ sizes, gstPercent, requested }: PriceBreakupOfSizesProps) {
  const list = useRef<HTMLDivElement>(null);
  const initial = sizes.find(({ name }) => name !== null && name === requested) ?? sizes[0];

  useEffect(() => {
    const open = (sku: string) => {
      for (const part of list.current?.querySelectorAll('details') ?? []) {
        // Browsers that know groups of details close the others by themselves.
        if (part.dataset.sku === sku) part.open = true;
      }
    };
    return followSize(open);
  }, []);

  return (
    <div ref={list}>
      {sizes.map(({ sku, name, price, mrp, breakup }) => (
        <details
          key={sku}
          name="price-breakup-size"
          data-sku={sku}
          open={sku === initial?.sku}
          className="group border-line border-b"
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-4 py-2 hover:text-brass [&::-webkit-details-marker]:hidden">
            <span className="grow">
              {name === null ? m.productOneSize() : m.productSizeNamed({ name: localSize(name) })}
              <span className="block text-muted text-sm">
                {m.productGramsOfMetal({ weight: formatGrams(breakup.netWeightGrams) })}
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{formatPaise(price)}</span>
            <Icon
              name="down"
              className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <div className="pb-6">
            <PriceBreakupTable breakup={breakup} gstPercent={gstPercent} totalName={m.productPrice()} />
            {mrp > price && (
              <p className="mt-4 text-muted text-sm">
                {m.productYouSave({ saving: formatPaise(mrp - price), mrp: formatPaise(mrp) })}
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
