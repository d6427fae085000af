'use client';

import { type FormEvent, useState } from 'react';
import { PINCODE_PATTERN } from '#lib/contract/vocabulary.ts';
import { fetchServiceability } from '#lib/storefront/catalogue/client.ts';
import {
  type DeliveryAnswer,
  type DeliveryQuery,
  PINCODE_MESSAGE,
  USUAL_DELIVERY_DAYS,
} from '#lib/storefront/catalogue/delivery-text.ts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

const ID = 'delivery';
const USUAL: DeliveryAnswer = { ok: true, lines: [`Delivery in ${USUAL_DELIVERY_DAYS} days`] };

interface DeliveryCheckProps {
  code: string;
  /** The path of the product page, which answers `?pincode=` without JavaScript. */
  href: string;
  /** The query in the URL. */
  query?: DeliveryQuery | undefined;
}

/** Checks when this product would arrive at a pincode; until then the usual number of days is shown. */
export function DeliveryCheck({ code, href, query }: DeliveryCheckProps) {
  const [answer, setAnswer] = useState<DeliveryAnswer>(query?.answer ?? USUAL);
  const [busy, setBusy] = useState(false);

  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const pincode = String(new FormData(event.currentTarget).get('pincode') ?? '').replace(/\s/g, '');
    if (!PINCODE_PATTERN.test(pincode)) return setAnswer({ ok: false, message: PINCODE_MESSAGE });
    setBusy(true);
    setAnswer(await fetchServiceability(pincode, code));
    setBusy(false);
  };

  return (
    <div id={ID}>
      <form action={`${href}#${ID}`} method="get" noValidate onSubmit={check} className="flex items-start gap-3">
        <Field
          label="Pincode"
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          defaultValue={query?.pincode ?? ''}
          error={answer.ok ? '' : answer.message}
          className="flex-1"
        />
        <Button type="submit" variant="secondary" className="mt-[1.625rem] px-4" aria-busy={busy}>
          Check delivery
        </Button>
      </form>
      <ul aria-live="polite" aria-busy={busy} className="mt-2 text-sm">
        {(answer.ok ? answer.lines : []).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
