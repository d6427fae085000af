'use client';

import { useRef, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { type PriceNotice, problemsOfPriceNotice } from '#lib/storefront/catalogue/price-alerts/notices.ts';
import * as m from '#messages';
import { AlertForm } from '@/components/product/alert-form';

export interface PriceAlertProps {
  code: string;
  /** The product's path. */
  href: string;
  /** The result of the form after a submission without JavaScript; null before one. */
  notice: PriceNotice | null;
}

const idOf = (name: string) => `price-alert-${name}`;

/** The form for a single message when the price of a product falls. */
export function PriceAlertForm({ code, href, notice }: PriceAlertProps) {
  const [isSaved, setSaved] = useState(notice === 'price-saved');
  const form = useRef<HTMLFormElement>(null);
  return (
    <AlertForm
      form={form}
      idOf={idOf}
      action={apiPaths.priceAlert()}
      href={href}
      rendered={problemsOfPriceNotice(notice)}
      fields={() => <input type="hidden" name="productCode" value={code} />}
      consent={m.productPriceAlertConsent()}
      thanks={isSaved ? m.productPriceAlertThanks() : ''}
      onSaved={() => setSaved(true)}
    />
  );
}
