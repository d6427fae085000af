import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchAvailability } from '#lib/storefront/catalogue/client.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import { onRouteStart } from '#lib/storefront/platform/browser/navigation.ts';
import * as m from '#messages';
import { loadAddedDialog } from '@/components/cart/added/load-added-dialog';
import { type Addition, useAddToCart } from '@/components/product/use-add-to-cart';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { type PressedProduct, pressedProduct } from './pressed-card';
import { SizeSheet } from './size-sheet';

/** One press of a card's button; each press is an object of its own. */
interface Press {
  button: HTMLButtonElement;
}

interface QuickAddProps {
  press: Press;
  /** Whether the cart opens after an addition. */
  opensCart: boolean;
}

/** What follows the press of a card's button: the product is added, or a sheet asks for its size. */
export function QuickAdd({ press, opensCart }: QuickAddProps) {
  const product = pressedProduct(press.button);
  // A second press for the same product keeps the state, so that a retry after a lost reply adds nothing twice.
  return <PressedCard key={product.href} product={product} press={press} opensCart={opensCart} />;
}

function PressedCard({ product, press, ...props }: QuickAddProps & { product: PressedProduct }) {
  const { button } = press;
  // A card in an empty mini-cart: the cart is open already.
  const opensCart = props.opensCart && button.closest('dialog') === null;
  const { state, busy, add, promptSize, finishSizeChoice } = useAddToCart(product.href, product.title, false);
  /** Undefined while they are fetched, null where they cannot be. */
  const [sizes, setSizes] = useState<ProductSize[] | null | undefined>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const addition = useRef<Addition | null>(null);
  const load = useCallback(() => loadAddedDialog(addition), []);
  const added = useLazyDialog<HTMLButtonElement>(load, null);

  const fetchSizes = async () => {
    setSizes(undefined);
    const found = await fetchAvailability(product.code);
    setSizes(found);
    return found;
  };

  /** Adds one item; true where the cart has it. */
  const addItem = async (sku: string) => {
    addition.current = await add(sku);
    return addition.current !== null;
  };
  const showCart = () => {
    if (opensCart && addition.current) added.open();
  };

  const begin = useEffectEvent(async () => {
    added.opener.current = button;
    addition.current = null;
    setIsOpen(product.isSized);
    if (opensCart) added.fetchAhead();
    const [only, ...others] = (await fetchSizes()) ?? [];
    if (product.isSized) return;
    const isReady = only !== undefined && others.length === 0 && only.stock > 0;
    if (isReady && (await addItem(only.sku))) showCart();
    // The sheet says why it was not added.
    else setIsOpen(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press begins anew, also one of the same button
  useEffect(() => void begin(), [press]);

  const onClosed = () => {
    setIsOpen(false);
    finishSizeChoice();
    showCart();
  };
  useEffect(() => onRouteStart(() => setIsOpen(false)), []);

  const isBusy = busy || added.busy || (sizes === undefined && !isOpen);
  const isDone = state.kind === 'added' && !isOpen && !opensCart;
  useEffect(() => {
    button.setAttribute('aria-busy', String(isBusy));
    button.toggleAttribute('data-done', isDone);
    return () => {
      button.removeAttribute('aria-busy');
      button.removeAttribute('data-done');
    };
  }, [button, isBusy, isDone]);

  return (
    <>
      {isOpen && (
        <SizeSheet
          product={product}
          sizes={sizes}
          problem={state.kind === 'failed' || state.kind === 'size-needed' ? state : null}
          busy={busy}
          opener={button}
          onAdd={addItem}
          onPrompt={promptSize}
          onChoose={finishSizeChoice}
          onRetry={fetchSizes}
          onClose={onClosed}
        />
      )}
      {/* A polite live region must exist before its text is inserted. */}
      <p role="status" className="sr-only">
        {isDone ? m.cartAddedToYourCart({ name: product.title }) : ''}
      </p>
      {added.view}
    </>
  );
}
