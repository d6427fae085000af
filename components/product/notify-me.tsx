'use client';

import { useRef, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { type NotifyNotice, problemsOfNotice } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { AlertForm } from '@/components/product/alert-form';
import { awaitedSize } from '@/components/product/awaited-size';
import { NotifySize } from '@/components/product/notify-size';
import { useEarlyInput } from '@/components/ui/use-early-input';

export interface NotifyMeProps {
  /** The product's path. */
  href: string;
  /** The sold-out sizes, at least one. */
  sizes: ProductSize[];
  /** The result of the form after a submission without JavaScript; null before one. */
  notice: NotifyNotice | null;
}

const idOf = (name: string) => `notify-${name}`;

/** The form for a single message when a size is back. */
export function NotifyMe({ href, sizes, notice }: NotifyMeProps) {
  const [chosen, setChosen] = useState('');
  const [saved, setSaved] = useState(notice === 'notify-saved' ? awaitedSize(sizes, '') : null);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (early) => setChosen(String(new FormData(early).get('sku') ?? '')));
  const only = sizes.length === 1 ? sizes[0] : undefined;

  return (
    <AlertForm
      form={form}
      idOf={idOf}
      action={apiPaths.notifyMe()}
      href={href}
      rendered={problemsOfNotice(notice)}
      fields={(problems) =>
        only ? (
          <input type="hidden" name="sku" value={only.sku} />
        ) : (
          <NotifySize id={idOf('sku')} sizes={sizes} problem={problems.sku ?? ''} onChoose={setChosen} />
        )
      }
      consent={m.productNotifyConsent(awaitedSize(sizes, chosen))}
      thanks={saved ? m.productNotifyThanks(saved) : ''}
      onSaved={() => setSaved(awaitedSize(sizes, chosen))}
    />
  );
}
