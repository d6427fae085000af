import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { discountPercent } from '#lib/shared/money.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { useBackToClose } from '@/components/cart/added/use-back-to-close';
import { SizeGuideLink } from '@/components/product/size-guide-link';
import { SizePicker } from '@/components/product/size-picker';
import { Button, buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { Price } from '@/components/ui/price';
import { useSheetPlacement } from '@/components/ui/use-sheet-placement';
import type { PressedProduct } from './pressed-card';

const FEW = 3;

interface SizeSheetProps {
  product: PressedProduct;
  /** Undefined while they are fetched, null where they cannot be. */
  sizes: ProductSize[] | null | undefined;
  /** Why the last press added nothing. */
  problem: { kind: 'size-needed' | 'failed'; message: string } | null;
  busy: boolean;
  /** Takes the focus once the sheet is closed. */
  opener: HTMLElement;
  /** Adds one item; resolves to whether the cart has it. */
  onAdd: (sku: string) => Promise<boolean>;
  onPrompt: () => void;
  onChoose: () => void;
  onRetry: () => void;
  /** Called once the sheet is gone. */
  onClose: () => void;
}

/** A sheet with the sizes of a card's product and the button that adds it; also says why it was not added. */
export function SizeSheet(props: SizeSheetProps) {
  const { product, sizes, problem, busy, opener, onAdd, onPrompt, onChoose, onRetry, onClose } = props;
  const close = useBackToClose(onClose);
  const [chosen, setChosen] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const { placement, className } = useSheetPlacement();
  useEffect(() => () => opener.focus({ preventScroll: true }), [opener]);
  useEffect(() => {
    if (problem?.kind === 'size-needed') group.current?.focus();
  }, [problem]);

  const inStock = sizes?.filter(({ stock }) => stock > 0) ?? [];
  const isNamed = sizes?.some(({ name }) => name !== null) ?? false;
  const shown = sizes?.find(({ sku }) => sku === chosen) ?? inStock[0] ?? sizes?.[0];
  const price = shown?.price ?? product.price;
  const mrp = shown?.mrp ?? price;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sku = isNamed ? chosen : inStock[0]?.sku;
    if (!sku) return onPrompt();
    if (await onAdd(sku)) close();
  };

  let content: ReactNode;
  if (sizes === undefined) content = <Waiting />;
  else if (sizes === null) {
    content = (
      <>
        <p role="alert" className="text-danger">
          {m.cartSizesUnknown()}
        </p>
        <Button onClick={onRetry}>{m.commonTryAgain()}</Button>
      </>
    );
  } else if (inStock.length === 0) {
    content = (
      <>
        <p role="alert">{m.cartSizesSoldOut()}</p>
        <Link replace href={product.href} className={buttonClass('secondary')}>
          {m.cartViewProduct()}
        </Link>
      </>
    );
  } else {
    content = (
      <form onSubmit={submit} className="flex flex-col gap-5">
        {isNamed && (
          <SizePicker
            id="quick-sizes"
            sizes={sizes}
            initial=""
            problem={problem?.kind === 'size-needed' ? problem.message : ''}
            group={group}
            guide={product.isRing && <SizeGuideLink code={product.code} />}
            onChoose={(sku) => {
              setChosen(sku);
              onChoose();
            }}
          />
        )}
        {chosen !== '' && shown && shown.stock <= FEW && (
          <p className="text-sm text-warning">{m.cartLimitLeft({ count: shown.stock })}</p>
        )}
        {problem?.kind === 'failed' && (
          <p role="alert" className="text-danger text-sm">
            {problem.message}
          </p>
        )}
        <Button type="submit" aria-busy={busy} className="w-full">
          {m.cartAdd()}
        </Button>
      </form>
    );
  }

  return createPortal(
    <Dialog
      open
      onClose={close}
      label={product.isSized ? m.cartSizesChoose() : m.cartAdd()}
      placement={placement}
      className={className}
    >
      <div className="px-4 pt-4 pb-4 md:p-6">
        <div className="grid grid-cols-[6rem_1fr] gap-x-4">
          {product.photo && (
            // biome-ignore lint/performance/noImgElement: the card has loaded this very photo
            <img
              src={product.photo}
              alt=""
              width={96}
              height={96}
              className="size-24 rounded-sm bg-photo object-cover"
            />
          )}
          <div className="col-start-2 min-w-0 pr-10">
            <p className="text-muted text-xs">{product.brand}</p>
            <h2 className="mb-1 text-pretty font-sans text-base leading-snug">{product.title}</h2>
            <Price price={price} mrp={mrp} discountPercent={discountPercent(mrp, price)} />
          </div>
        </div>
        <div className="mt-5 flex flex-col gap-4">{content}</div>
        {/* It replaces the sheet's entry in the history, so that Back leads from the product to the list. */}
        <Link replace href={product.href} className={`${LINK_CLASS} mt-2`}>
          {m.cartViewProductDetails()}
        </Link>
      </div>
    </Dialog>,
    document.body,
  );
}

/** Holds the place of the sizes while they are fetched. */
function Waiting() {
  return (
    <div role="status" className="flex min-h-36 flex-wrap content-start gap-2">
      <span className="sr-only">{m.cartSizesLoading()}</span>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <span key={place} aria-hidden="true" className="h-12 w-14 rounded-sm bg-card" />
      ))}
    </div>
  );
}
