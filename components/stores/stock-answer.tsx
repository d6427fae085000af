import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { formFields } from '#lib/storefront/platform/forms/submit.ts';
import { fetchStock } from '#lib/storefront/stores/client.ts';
import { reservationText } from '#lib/storefront/stores/reservation-text.ts';
import type { StockReply } from '#lib/storefront/stores/stock-reply.ts';
import * as m from '#messages';
import { BUY_FORM_ID } from '@/components/product/buy-form';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { TaggedText } from '@/components/ui/tagged-text';
import { OpeningNow } from './opening-now';
import { StoreContact } from './store-contact';

type Answer =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'text'; text: string }
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
    const load = async () => {
      const { q = '', size = '', product = '' } = formFields(form);
      requestCount += 1;
      const requestNumber = requestCount;
      if (q.trim() === '') return setAnswer({ kind: 'text', text: m.storesEnterPlace() });
      setAnswer({ kind: 'busy' });
      const reply = await fetchStock({ product, q: q.trim(), ...(size && { size }) });
      // A newer request is pending, and only its reply matters.
      if (requestNumber === requestCount)
        setAnswer(reply ? { kind: 'found', reply } : { kind: 'text', text: m.storesCannotCheck() });
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      void load();
    };
    form.addEventListener('submit', onSubmit);
    fillIn(form);
    if (formFields(form).q) void load();
    return () => {
      requestCount = 0;
      form.removeEventListener('submit', onSubmit);
    };
  }, [place]);

  const target = place.querySelector('[data-stock-answer]');
  if (!target) return null;
  const text = answer.kind === 'found' ? answer.reply.heading : answer.kind === 'text' ? answer.text : '';
  return createPortal(
    <>
      <p role="status" aria-busy={answer.kind === 'busy'} className="min-h-6 pt-3 text-sm">
        {answer.kind === 'busy' ? m.storesChecking() : text}
      </p>
      {answer.kind === 'found' && answer.reply.stores.length > 0 && <StockedStores reply={answer.reply} />}
    </>,
    target,
  );
}

/** The links to ask a store for a visit or a short video call. */
function StoreMeeting({ store: { name, visit, videoCall } }: { store: StockReply['stores'][number] }) {
  const tags = { place: (inner: string) => <span className="sr-only">{inner}</span> };
  return (
    <p className="flex flex-wrap gap-x-6 empty:hidden">
      {visit && (
        <Link href={visit} className={LINK_CLASS}>
          <TaggedText text={m.storesRequestVisitAt({ name })} tags={tags} />
        </Link>
      )}
      {videoCall && (
        <Link href={videoCall} className={LINK_CLASS}>
          <TaggedText text={m.storesVideoCallAt({ name })} tags={tags} />
        </Link>
      )}
    </p>
  );
}

/**
 * The first few physical stores that have a product, each with its stock, its opening status and its
 * directions.
 */
function StockedStores({ reply }: { reply: StockReply }) {
  const { stores, all } = reply;
  return (
    <>
      <ul aria-label={m.storesWithProductList()} className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {stores.map((store) => (
          <li key={store.href} className="border-line border-t py-2 text-sm">
            <div className="flex items-baseline justify-between gap-3">
              <Link href={store.href} className={`text-base ${LINK_CLASS}`}>
                {store.name}
              </Link>
              <span className="shrink-0 text-muted tabular-nums">{store.distance}</span>
            </div>
            <p className={store.fewLeft ? 'text-warning' : 'text-success'}>{store.shelf}</p>
            {store.sizes && <p>{store.sizes}</p>}
            {store.collect && <p>{store.collect}</p>}
            <OpeningNow hours={store} today="" />
            <StoreContact store={store} />
            <StoreMeeting store={store} />
          </li>
        ))}
      </ul>
      <p className="border-line border-t pt-3 text-muted text-sm">
        {reservationText(stores.some(({ collect }) => collect !== ''))}
      </p>
      {all && (
        <Link href={all} className={`text-sm ${LINK_CLASS}`}>
          {m.storesSeeAllWithProduct()}
        </Link>
      )}
    </>
  );
}
