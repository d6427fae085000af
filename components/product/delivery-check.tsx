'use client';

import { type FormEvent, useState } from 'react';
import { fetchServiceability } from '#lib/catalogue/client.ts';
import { USUAL_DELIVERY_DAYS } from '#lib/catalogue/delivery-text.ts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

const PINCODE = /^[1-9]\d{5}$/;

/** Asks when this product would arrive at a pincode. Until then, and without JavaScript, the usual days stand. */
export function DeliveryCheck({ code }: { code: string }) {
  const [error, setError] = useState('');
  const [lines, setLines] = useState<string[]>([`Delivery in ${USUAL_DELIVERY_DAYS} days`]);
  const [busy, setBusy] = useState(false);

  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const pincode = String(new FormData(event.currentTarget).get('pincode') ?? '').replace(/\s/g, '');
    if (!PINCODE.test(pincode)) return setError('Pincode must be 6 digits');
    setError('');
    setBusy(true);
    const answer = await fetchServiceability(pincode, code);
    setBusy(false);
    if (answer.ok) setLines(answer.lines);
    else setError(answer.message);
  };

  return (
    <div>
      <form noValidate onSubmit={check} className="flex items-start gap-3 noscript:hidden">
        <Field
          label="Pincode"
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          error={error}
          className="flex-1"
        />
        <Button type="submit" variant="secondary" className="mt-[1.625rem] px-4" aria-busy={busy}>
          Check delivery
        </Button>
      </form>
      <ul aria-live="polite" aria-busy={busy} className="mt-2 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
