'use client';

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PINCODE_PATTERN } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { fetchServiceability } from '#lib/storefront/catalogue/client.ts';
import {
  type DeliveryAnswer,
  type DeliveryQuery,
  USUAL_DELIVERY_DAYS,
} from '#lib/storefront/catalogue/delivery-text.ts';
import {
  forgetPincode,
  onPincodeChange,
  readRememberedPincode,
  rememberPincode,
} from '#lib/storefront/catalogue/remembered-pincode.ts';
import * as m from '#messages';
import { DELIVERY_PINCODE_INPUT } from '@/components/form/input-attributes';
import { useRememberedPincode } from '@/components/pincode/use-remembered-pincode';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useEarlyInput } from '@/components/ui/use-early-input';

const ID = 'delivery';
const usual = (): DeliveryAnswer => ({
  ok: true,
  lines: [m.productDeliveryUsual({ days: USUAL_DELIVERY_DAYS }), m.productDeliveryCheckDay()],
});

interface DeliveryCheckProps {
  code: string;
  /** The path of the product page, to which the form leads back without JavaScript. */
  href: string;
  /** The query in the URL. */
  query?: DeliveryQuery | undefined;
}

/**
 * Checks when this product would arrive at a pincode. The pincode is kept in the browser, so that the next product
 * says its day at once; until one is known the usual number of days is shown.
 */
export function DeliveryCheck({ code, href, query }: DeliveryCheckProps) {
  const [answer, setAnswer] = useState<DeliveryAnswer>(query?.answer ?? usual());
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRemembered = useRememberedPincode() !== '';
  /** The kept pincode that this form has taken notice of. */
  const noticed = useRef('');
  /** The last check: its answer counts, whichever arrives last. */
  const latest = useRef(0);

  /** `isRequested`: whether the shopper asked here; if not, an answer that is not known is the usual number of days. */
  const fetchAnswer = async (pincode: string, isRequested: boolean) => {
    latest.current += 1;
    const own = latest.current;
    setBusy(true);
    const found = await fetchServiceability(pincode, code);
    if (own !== latest.current) return;
    setAnswer(isRequested || found.ok || found.message !== m.productDeliveryUnknown() ? found : usual());
    if (found.ok) {
      noticed.current = pincode;
      rememberPincode(pincode);
    }
    setBusy(false);
  };

  /** Answers for the kept pincode, or forgets what was answered for the one before. */
  const follow = (field: HTMLInputElement) => {
    const remembered = readRememberedPincode();
    if (remembered === noticed.current) return;
    noticed.current = remembered;
    field.value = remembered;
    if (remembered === '') {
      latest.current += 1;
      setBusy(false);
      setAnswer(usual());
      return;
    }
    void fetchAnswer(remembered, false);
  };
  const fieldOf = (rendered: HTMLFormElement | null) =>
    rendered?.querySelector<HTMLInputElement>('input[name=pincode]') ?? null;

  useEarlyInput(form, (rendered) => {
    const field = fieldOf(rendered);
    if (!field) return;
    // After Back the browser itself fills in what the field held.
    if (field.value === '' || (!query && field.value === readRememberedPincode())) follow(field);
    else noticed.current = readRememberedPincode();
  });
  // It also changes in the header, and in another tab.
  const onChange = useEffectEvent(() => {
    const field = fieldOf(form.current);
    if (field) follow(field);
  });
  useEffect(() => onPincodeChange(() => onChange()), []);

  const forget = () => {
    forgetPincode();
    // The pressed button disappears.
    fieldOf(form.current)?.focus();
  };

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pincode = String(new FormData(event.currentTarget).get('pincode') ?? '').replace(/\s/g, '');
    if (!PINCODE_PATTERN.test(pincode)) return setAnswer({ ok: false, message: m.productPincodeInvalid() });
    void fetchAnswer(pincode, true);
  };

  return (
    <div id={ID}>
      <form
        ref={form}
        action={apiPaths.deliveryCheck()}
        method="post"
        noValidate
        onSubmit={check}
        className="relative flex items-start gap-3"
      >
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="productUrl" value={href} />
        <Field
          {...DELIVERY_PINCODE_INPUT}
          defaultValue={query?.pincode ?? ''}
          error={answer.ok ? '' : answer.message}
          className="flex-1"
        />
        <Button type="submit" variant="secondary" className="mt-[1.625rem] px-4" aria-busy={busy}>
          {m.productDeliveryCheck()}
        </Button>
        {isRemembered && (
          <button
            type="button"
            onClick={forget}
            className="absolute -top-5 right-0 flex min-h-11 cursor-pointer items-end pb-0.5 pl-2 text-muted text-sm underline decoration-line underline-offset-4 hover:text-ink"
          >
            {m.productPincodeRemove()}
          </button>
        )}
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
