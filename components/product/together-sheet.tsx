import { type FormEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { localSize } from '#lib/shared/language/local-size.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { TogetherProduct } from '#lib/storefront/cart/add-together.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { useBackToClose } from '@/components/cart/added/use-back-to-close';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/select-field';
import { useSheetPlacement } from '@/components/ui/use-sheet-placement';

interface TogetherSheetProps {
  products: TogetherProduct[];
  /** By the code of the product. */
  sizes: ReadonlyMap<string, ProductSize[]>;
  /** Takes the focus once the sheet is closed. */
  opener: HTMLElement;
  /** Adds the SKU chosen for each code. */
  onAdd: (chosen: ReadonlyMap<string, string>) => Promise<void>;
  /** Called once the sheet is gone. */
  onClose: () => void;
}

const NO_SIZES: ProductSize[] = [];

/** Whether a size is to be chosen of what has several; where all are sold out there is nothing to choose. */
const isChoice = (sizes: readonly ProductSize[]) => sizes.some(({ name, stock }) => name !== null && stock > 0);

/** The size in the address of the page, which is that of its product; otherwise none. */
function first(sizes: readonly ProductSize[], address: string): string {
  if (!isChoice(sizes)) return sizes[0]?.sku ?? '';
  const name = new URLSearchParams(address).get('size');
  return sizes.find((size) => size.name === name && size.stock > 0)?.sku ?? '';
}

/** The sizes of products that are added together, as one select for each that has any, with the price of all. */
export function TogetherSheet({ products, sizes, opener, onAdd, onClose }: TogetherSheetProps) {
  const close = useBackToClose(onClose);
  const { placement, className } = useSheetPlacement();
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        products.map(({ code }, index) => [
          code,
          first(sizes.get(code) ?? NO_SIZES, index === 0 ? location.search : ''),
        ]),
      ),
  );
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => opener.focus({ preventScroll: true }), [opener]);

  const priceOf = ({ code, price }: TogetherProduct) =>
    sizes.get(code)?.find(({ sku }) => sku === chosen.get(code))?.price ?? price;
  const total = products.reduce((sum, product) => sum + priceOf(product), 0);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = products.find(({ code }) => sizes.has(code) && chosen.get(code) === '');
    if (missing) {
      setIsConfirming(true);
      event.currentTarget.querySelector<HTMLSelectElement>(`[name="${missing.code}"]`)?.focus();
      return;
    }
    if (busy) return;
    setBusy(true);
    await onAdd(chosen);
    close();
  };

  return createPortal(
    <Dialog open onClose={close} label={m.productChooseSizes()} placement={placement} className={className}>
      <form onSubmit={submit} className="px-4 pt-3 pb-4 md:p-6">
        <h2 className="flex min-h-10 items-center pr-12 text-lg">{m.productChooseSizes()}</h2>
        <ul className="mt-2 border-line border-t">
          {products.map((product) => {
            const own = sizes.get(product.code) ?? NO_SIZES;
            return (
              <li key={product.code} className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-b py-3 text-sm">
                <p className="text-pretty">{product.title}</p>
                <p className="tabular-nums">{formatPaise(priceOf(product))}</p>
                {isChoice(own) && (
                  <SelectField
                    label={m.productSizeOf({ title: product.title })}
                    name={product.code}
                    value={chosen.get(product.code)}
                    error={isConfirming && chosen.get(product.code) === '' ? m.productSelectSizeProblem() : ''}
                    onChange={({ target }) => setChosen((before) => new Map(before).set(product.code, target.value))}
                    className="col-span-2 mt-2 [&>label]:sr-only"
                  >
                    <option value="">{m.productSelectSize()}</option>
                    {own.map(({ sku, name, stock }) => (
                      <option key={sku} value={sku} disabled={stock < 1}>
                        {stock < 1 ? m.productSizeSoldOut({ name: localSize(name ?? '') }) : localSize(name ?? '')}
                      </option>
                    ))}
                  </SelectField>
                )}
              </li>
            );
          })}
        </ul>
        <p className="flex items-baseline justify-between py-4">
          {m.productTogether()}
          <span className="font-display text-xl tabular-nums">{formatPaise(total)}</span>
        </p>
        <Button type="submit" aria-busy={busy} className="w-full">
          {m.productAddTogether({ count: products.length })}
        </Button>
      </form>
    </Dialog>,
    document.body,
  );
}
