'use client';

import { type FormEvent, useRef, useState } from 'react';
import { PINCODE_PATTERN } from '#lib/contract/vocabulary.ts';
import { fetchServiceability } from '#lib/storefront/catalogue/client.ts';
import {
  DELIVERY_UNKNOWN,
  type DeliveryAnswer,
  type DeliveryQuery,
  PINCODE_MESSAGE,
  USUAL_DELIVERY_DAYS,
} from '#lib/storefront/catalogue/delivery-text.ts';
import { readPincode, rememberPincode } from '#lib/storefront/catalogue/remembered-pincode.ts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useEarlyInput } from '@/components/ui/use-early-input';

const ID = 'delivery';
const USUAL: DeliveryAnswer = {
  ok: true,
  lines: [`Delivery in ${USUAL_DELIVERY_DAYS} days`, 'Check your pincode to see the day.'],
};

interface DeliveryCheckProps {
  code: string;
  /** The path of the product page, which answers `?pincode=` without JavaScript. */
  href: string;
  /** The query in the URL. */
  query?: DeliveryQuery | undefined;
}

/**
 * Checks when this product would arrive at a pincode. The pincode is remembered in the browser, so that the next product
 * says its day at once; until one is known the usual number of days is shown.
 */
export function DeliveryCheck({ code, href, query }: DeliveryCheckProps) {
  const [answer, setAnswer] = useState<DeliveryAnswer>(query?.answer ?? USUAL);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** The last check: its answer counts, whichever arrives last. */
  const latest = useRef(0);

  const ask = async (pincode: string, keep: (found: DeliveryAnswer) => boolean) => {
    latest.current += 1;
    const own = latest.current;
    setBusy(true);
    const found = await fetchServiceability(pincode, code);
    if (own !== latest.current) return;
    if (keep(found)) setAnswer(found);
    if (found.ok) rememberPincode(pincode);
    setBusy(false);
  };

  useEarlyInput(form, (rendered) => {
    const field = rendered.querySelector('input');
    const remembered = readPincode();
    if (field?.value !== '' || remembered === '') return;
    field.value = remembered;
    // Nobody asked: while it is not known, the usual number of days stays.
    void ask(remembered, (found) => found.ok || found.message !== DELIVERY_UNKNOWN);
  });

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pincode = String(new FormData(event.currentTarget).get('pincode') ?? '').replace(/\s/g, '');
    if (!PINCODE_PATTERN.test(pincode)) return setAnswer({ ok: false, message: PINCODE_MESSAGE });
    void ask(pincode, () => true);
  };

  return (
    <div id={ID}>
      <form
        ref={form}
        action={`${href}#${ID}`}
        method="get"
        noValidate
        onSubmit={check}
        className="flex items-start gap-3"
      >
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
      {/* Room for two lines, so that the answer for a remembered pincode moves nothing below it. */}
      <ul aria-live="polite" aria-busy={busy} className="mt-2 min-h-11 text-sm">
        {(answer.ok ? answer.lines : []).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
