'use client';

import { useRef, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { type NotifyNotice, problemsOfNotice } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { ContactLine } from '@/components/form/contact-line';
import { ProblemSummary } from '@/components/form/problem-summary';
import { awaitedSizeName } from '@/components/product/awaited-size-name';
import { NotifySize } from '@/components/product/notify-size';
import { Icon } from '@/components/ui/icon';
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

/** The form that takes a contact for a single message when a size is back; plain HTML until its script runs. */
export function NotifyMe({ href, sizes, notice }: NotifyMeProps) {
  const [chosen, setChosen] = useState('');
  const [saved, setSaved] = useState(notice === 'notify-saved' ? awaitedSizeName(sizes, '') : '');
  const form = useRef<HTMLFormElement>(null);
  const { problems, busy, onSubmit } = useForm(problemsOfNotice(notice), () => {
    setSaved(awaitedSizeName(sizes, chosen));
    const contact = form.current?.elements.namedItem('contact');
    if (contact instanceof HTMLInputElement) contact.value = '';
    return true;
  });
  useEarlyInput(form, (early) => setChosen(String(new FormData(early).get('sku') ?? '')));
  const done = saved !== '' && Object.keys(problems).length === 0;
  const only = sizes.length === 1 ? sizes[0] : undefined;

  return (
    <form ref={form} method="post" action={apiPaths.notifyMe()} noValidate onSubmit={onSubmit} className="space-y-3">
      <ProblemSummary problems={problems} idOf={idOf} />
      <input type="hidden" name="productUrl" value={href} />
      {only ? (
        <input type="hidden" name="sku" value={only.sku} />
      ) : (
        <NotifySize id={idOf('sku')} sizes={sizes} problem={problems.sku ?? ''} onChoose={setChosen} />
      )}
      <ContactLine id={idOf('contact')} error={problems.contact ?? ''} busy={busy} action="Notify me" />
      <p className="text-muted text-sm">
        We will send you one message when {awaitedSizeName(sizes, chosen)} is back in stock. We will not send you
        anything else.
      </p>
      <div role="status">
        {done && (
          <p className="flex items-start gap-2 border-success border-l-2 pl-3 text-success">
            <Icon name="check" className="mt-0.5 size-5" />
            Thank you. We will tell you when {saved} is back in stock.
          </p>
        )}
      </div>
    </form>
  );
}
