'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { discountPercent } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { cartNoticeText } from '#lib/storefront/cart/notices.ts';
import type { DeliveryQuery } from '#lib/storefront/catalogue/delivery-text.ts';
import type { NotifyNotice } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import type { EngravingTerms } from '#lib/storefront/engraving/types.ts';
import { startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { hasSignedInCookie } from '#lib/storefront/platform/session/signed-in.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';
import { loadAddedDialog } from '@/components/cart/added/load-added-dialog';
import { EmiLine } from '@/components/emi/emi-line';
import { AddedConfirmation } from '@/components/product/added-confirmation';
import { BuyButtons } from '@/components/product/buy-buttons';
import { BUY_FORM_ID } from '@/components/product/buy-form';
import { DeliveryCheck } from '@/components/product/delivery-check';
import { LazyEngravingOption } from '@/components/product/lazy-parts';
import { NotifyMeOffer } from '@/components/product/notify-me-offer';
import { SizePicker } from '@/components/product/size-picker';
import { SoldOut } from '@/components/product/sold-out';
import { type Addition, useAddToCart } from '@/components/product/use-add-to-cart';
import { useLiveSizes } from '@/components/product/use-live-sizes';
import { Price } from '@/components/ui/price';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';

interface BuyBoxProps {
  code: string;
  /** The product's path, by which the cart identifies it. */
  href: string;
  title: string;
  /** At least one size. */
  sizes: ProductSize[];
  /** Whether the cart opens after an addition. */
  opensCart?: boolean;
  /** Whether the page was returned because no size was chosen. */
  promptForSize: boolean;
  /** The name of the size in the URL; selected where it is in stock. */
  requestedSize?: string | null;
  /** The result of a notify request, where the page was returned with one. */
  notifyNotice?: NotifyNotice | null;
  query?: DeliveryQuery | undefined;
  /** The EMI plans of the store. */
  emiPlans?: readonly EmiPlan[];
  /** The link to the size guide, below the sizes. */
  guide?: ReactNode;
  /** How it may be engraved; null where it may not. */
  engraving?: EngravingTerms | null;
  /** Whether the page was returned because the text cannot be engraved. */
  isEngravingRefused?: boolean;
  /** The other colours, between the price and the sizes. */
  children: ReactNode;
  /** Further actions for the product, below the buttons. */
  more?: ReactNode;
}

const FEW = 3;

/** Puts a size into the address of the page, so that it can be shared; the router needs to know nothing of it. */
function showInAddress(size: string): void {
  const address = new URL(location.href);
  address.searchParams.set('size', size);
  history.replaceState(history.state, '', address);
}

/** The field of the size in the address: Back shows the page as it was rendered, before a size was chosen. */
function sizeInAddress(group: HTMLElement, sizes: readonly ProductSize[]): HTMLInputElement | null {
  const name = new URLSearchParams(location.search).get('size');
  const size = sizes.find((one) => one.name !== null && one.name === name);
  const fields = [...group.querySelectorAll<HTMLInputElement>('input:enabled')];
  return fields.find(({ value }) => value === size?.sku) ?? null;
}

/**
 * Price, sizes, delivery and the buttons: a plain form until its script runs, then interactive. All parts are
 * direct children of the parent's column, so that the buttons stick to a phone's lower edge along the whole
 * column.
 */
export function BuyBox({
  code,
  href,
  title,
  sizes: rendered,
  opensCart = false,
  promptForSize,
  requestedSize = null,
  notifyNotice = null,
  query,
  emiPlans = [],
  guide,
  engraving: terms = null,
  isEngravingRefused = false,
  children,
  more,
}: BuyBoxProps) {
  const router = useRouter();
  const sizes = useLiveSizes(code, rendered);
  const named = sizes.some((size) => size.name !== null);
  const only = sizes.length === 1 ? sizes[0] : undefined;
  const requested = rendered.find((size) => requestedSize !== null && size.name === requestedSize && size.stock > 0);
  const initial = only?.sku ?? requested?.sku ?? '';
  const [chosen, setChosen] = useState(initial);
  const { state, busy, add, buy, remove, promptSize, finishSizeChoice } = useAddToCart(href, title, promptForSize);
  const addition = useRef<Addition | null>(null);
  const load = useCallback(() => loadAddedDialog(addition), []);
  const added = useLazyDialog<HTMLButtonElement>(load, null);
  const group = useRef<HTMLFieldSetElement>(null);
  const engravingField = useRef<HTMLInputElement>(null);
  const [engraving, setEngraving] = useState({ text: '', isSound: true });
  useEarlyInput(group, (sizesShown) => {
    const early =
      sizesShown.querySelector<HTMLInputElement>('input:checked:enabled') ?? sizeInAddress(sizesShown, rendered);
    if (!early || early.value === chosen) return;
    early.checked = true;
    setChosen(early.value);
    finishSizeChoice();
  });
  const sizeProblem = state.kind === 'size-needed' ? state.message : '';

  // Every prompt sets a new state object, so that a second press without a size moves the focus again.
  useEffect(() => {
    if (state.kind === 'size-needed') group.current?.focus();
  }, [state]);

  const shown = sizes.find((size) => size.sku === chosen) ?? sizes.find((size) => size.stock > 0) ?? sizes[0];
  const soldOutSizes = sizes.filter((size) => size.stock < 1);
  const soldOut = soldOutSizes.length === sizes.length;
  const notify = { href, sizes: soldOutSizes, notice: notifyNotice };
  const few = chosen !== '' && shown && shown.stock > 0 && shown.stock <= FEW;
  const unsized = state.kind === 'size-needed' && !named;
  const failure = state.kind === 'failed' || unsized ? state.message : '';

  const outcome = (
    <>
      {failure && (
        <p role="alert" className="text-danger text-sm">
          {failure}
        </p>
      )}
      {state.kind === 'added' && (
        <AddedConfirmation title={title} busy={busy} announced={!opensCart} onRemove={state.line && remove} />
      )}
    </>
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const isPurchase = submitter instanceof HTMLButtonElement && submitter.value === 'checkout';
    // The form is authoritative, because it contains a choice made before hydration.
    const sku = String(new FormData(event.currentTarget).get('sku') ?? '');
    if (!sku && sizes.length > 1) return promptSize();
    if (!engraving.isSound) return engravingField.current?.focus();
    if (!isPurchase) {
      addition.current = await add(sku, engraving.text);
      if (opensCart && addition.current) added.open();
      return;
    }
    if (!(await buy(sku, engraving.text))) return;
    startRoute();
    router.push(localHref(hasSignedInCookie(document.cookie) ? paths.checkout() : paths.checkoutContact()));
  };

  return (
    <>
      {shown && (
        <div>
          <Price
            price={shown.price}
            mrp={shown.mrp}
            discountPercent={discountPercent(shown.mrp, shown.price)}
            size="page"
            taxes
          />
          {!soldOut && <EmiLine plans={emiPlans} amount={shown.price} className="mt-1" />}
        </div>
      )}
      {children}
      <form
        id={BUY_FORM_ID}
        method="post"
        action={apiPaths.cart()}
        onSubmit={submit}
        className={named || terms ? '' : 'hidden'}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productUrl" value={href} />
        <input type="hidden" name="quantity" value="1" />
        {named ? (
          <SizePicker
            sizes={sizes}
            initial={initial}
            problem={sizeProblem}
            group={group}
            guide={guide}
            onChoose={(sku) => {
              setChosen(sku);
              finishSizeChoice();
              showInAddress(sizes.find((size) => size.sku === sku)?.name ?? '');
            }}
          />
        ) : (
          <input type="hidden" name="sku" value={only?.sku ?? ''} />
        )}
        {terms && !soldOut && (
          <LazyEngravingOption
            terms={terms}
            refusal={isEngravingRefused ? cartNoticeText('engraving-refused') : ''}
            input={engravingField}
            onText={(text, isSound) => setEngraving({ text, isSound })}
          />
        )}
      </form>
      {soldOutSizes.length > 0 && !soldOut && <NotifyMeOffer {...notify} />}
      <DeliveryCheck code={code} href={href} query={query} />
      {few && <p className="text-sm text-warning">Only {shown.stock} left</p>}
      {soldOut ? (
        <SoldOut {...notify}>{outcome}</SoldOut>
      ) : (
        <BuyButtons
          formId={BUY_FORM_ID}
          busy={busy}
          adder={added.opener}
          onAhead={() => {
            if (opensCart) added.fetchAhead();
          }}
        >
          {outcome}
        </BuyButtons>
      )}
      {more}
      {added.view}
    </>
  );
}
