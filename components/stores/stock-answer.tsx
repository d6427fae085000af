import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { formFields } from '#lib/storefront/platform/forms/submit.ts';
import { fetchStock } from '#lib/storefront/stores/client.ts';
import type { StockReply } from '#lib/storefront/stores/stock-reply.ts';
import { BUY_FORM_ID } from '@/components/product/buy-form';
import { StockedStores } from './stocked-stores';

const EMPTY = 'Enter a city or a 6-digit pincode.';
const UNKNOWN = 'We cannot check the stores right now. Please try again.';

type Answer =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'words'; words: string }
  | { kind: 'found'; reply: StockReply };

/** Fills the form from the page: the pincode of the delivery check, and the size chosen to buy. */
function fillIn(form: HTMLFormElement): void {
  const place = form.elements.namedItem('q');
  const pincode = document.querySelector<HTMLInputElement>('main input[name="pincode"]')?.value.trim();
  if (place instanceof HTMLInputElement && place.value === '' && pincode) place.value = pincode;
  const size = form.elements.namedItem('size');
  const bought = document.getElementById(BUY_FORM_ID);
  if (!(size instanceof HTMLSelectElement) || size.value !== '' || !(bought instanceof HTMLFormElement)) return;
  const sku = new FormData(bought).get('sku');
  const option = [...size.options].find((one) => one.dataset.sku === sku);
  if (option) size.value = option.value;
}

/** The stock finder's script: shows in place which physical stores have the product. */
export function StockAnswer({ place }: { place: HTMLDetailsElement }) {
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });

  useEffect(() => {
    const form = place.querySelector('form');
    if (!form) return;
    let requestCount = 0;
    const ask = async () => {
      const { q = '', size = '', product = '' } = formFields(form);
      requestCount += 1;
      const requestNumber = requestCount;
      if (q.trim() === '') return setAnswer({ kind: 'words', words: EMPTY });
      setAnswer({ kind: 'busy' });
      const reply = await fetchStock({ product, q: q.trim(), ...(size && { size }) });
      // A newer request is pending, and only its reply matters.
      if (requestNumber === requestCount)
        setAnswer(reply ? { kind: 'found', reply } : { kind: 'words', words: UNKNOWN });
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      void ask();
    };
    form.addEventListener('submit', onSubmit);
    fillIn(form);
    if (formFields(form).q) void ask();
    return () => {
      requestCount = 0;
      form.removeEventListener('submit', onSubmit);
    };
  }, [place]);

  const target = place.querySelector('[data-stock-answer]');
  if (!target) return null;
  const text = answer.kind === 'found' ? answer.reply.words : answer.kind === 'words' ? answer.words : '';
  return createPortal(
    <>
      <p role="status" aria-busy={answer.kind === 'busy'} className="min-h-6 pt-3 text-sm">
        {answer.kind === 'busy' ? 'Checking the stores' : text}
      </p>
      {answer.kind === 'found' && answer.reply.stores.length > 0 && <StockedStores reply={answer.reply} />}
    </>,
    target,
  );
}
