'use client';

import { type MouseEvent, useId, useRef } from 'react';
import { mailLink, whatsAppLink } from '#lib/storefront/catalogue/share-links.ts';
import * as m from '#messages';
import { COMPARE_CLASS } from '@/components/catalogue/compare/compare-label';
import { Button } from '@/components/ui/button';
import { LineDrawing } from '@/components/ui/icon';
import { LINK_CLASS } from '@/components/ui/link-class';

const ARROW = 'M12 15V4m0 0L8 8m4-4 4 4M6 12v8h12v-8';

interface ShareProductProps {
  title: string;
  /** The path of the product in the language of the page, and its absolute address. */
  href: string;
  address: string;
}

// Only a shopper who shares loads it.
const load = () => import('./share-actions');

/** Shares a product: by the device where it can, otherwise by a link to copy, WhatsApp or mail; links without scripts. */
export function ShareProduct({ title, href, address }: ShareProductProps) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const press = async (event: MouseEvent) => {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    await (await load()).sendProduct(title, href);
  };
  const copy = async () => (await load()).copyProduct(href, field.current);
  return (
    <details className="group open:basis-full">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary onClick={press} onPointerEnter={load} onFocus={load} className={`${COMPARE_CLASS} w-fit list-none`}>
        <LineDrawing shape={ARROW} className="size-5" />
        {m.productShare()}
      </summary>
      <div className="mt-2 border-line border-y py-4">
        <label htmlFor={fieldId} className="mb-1 block text-muted text-sm">
          {m.productShareLink()}
        </label>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <input
            ref={field}
            id={fieldId}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className="min-h-12 min-w-0 basis-full rounded-sm border border-edge bg-transparent px-3 text-ink"
          />
          <Button variant="secondary" onClick={copy} className="needs-script">
            {m.productCopyLink()}
          </Button>
          <a href={whatsAppLink({ title, address })} target="_blank" rel="noopener noreferrer" className={LINK_CLASS}>
            WhatsApp<span className="sr-only">{m.productOpensInNewTab()}</span>
          </a>
          <a href={mailLink({ title, address })} className={LINK_CLASS}>
            {m.productShareEmail()}
          </a>
        </div>
      </div>
    </details>
  );
}
