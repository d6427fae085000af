import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import {
  additionText,
  addTogether,
  refusalText,
  type TogetherOutcome,
  type TogetherProduct,
} from '#lib/storefront/cart/add-together.ts';
import { fetchAvailabilities } from '#lib/storefront/catalogue/client.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { TogetherSheet } from './together-sheet';

interface AddTogetherProps {
  products: TogetherProduct[];
  /** One press; each is an object of its own. */
  press: { opener: HTMLElement };
  /** Called once the press has its result, or the sheet is closed. */
  onEnd: () => void;
}

type Sizes = ReadonlyMap<string, ProductSize[]>;

/** What follows the press that adds several products: a sheet where sizes are to be chosen, then what came of each. */
export function AddTogether({ products, press, onEnd }: AddTogetherProps) {
  const [sizes, setSizes] = useState<Sizes | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const [outcomes, setOutcomes] = useState<TogetherOutcome[]>([]);
  const keys = useRef(new Map<string, string>());

  const send = async (items: readonly TogetherOutcome['item'][], before: readonly TogetherOutcome[] = []) => {
    const after = await addTogether(items, keys.current);
    setOutcomes([...before, ...after]);
    onEnd();
  };
  const itemsOf = (choice: (product: TogetherProduct) => string) =>
    products.map((product) => ({ href: product.href, title: product.title, sku: choice(product) }));

  const begin = useEffectEvent(async () => {
    setOutcomes([]);
    setIsUnknown(false);
    const found = await fetchAvailabilities(products.map(({ code }) => code));
    setSizes(found);
    if (!found) {
      setIsUnknown(true);
      return onEnd();
    }
    if ([...found.values()].some((own) => own.some(({ name }) => name !== null))) return setIsOpen(true);
    await send(itemsOf(({ code }) => found.get(code)?.[0]?.sku ?? ''));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press begins anew
  useEffect(() => void begin(), [press]);

  const refused = outcomes.filter(({ reason }) => reason !== null);
  const retried = refused.filter(({ reason }) => reason === 'unavailable');
  const done = outcomes.filter(({ reason }) => reason === null);
  return (
    <>
      {isOpen && sizes && (
        <TogetherSheet
          products={products}
          sizes={sizes}
          opener={press.opener}
          onAdd={(chosen) => send(itemsOf(({ code }) => chosen.get(code) ?? ''))}
          onClose={() => {
            setIsOpen(false);
            onEnd();
          }}
        />
      )}
      {/* A polite live region must exist before its text is inserted. */}
      <div role="status">
        {done.length > 0 && (
          <p className="mt-3 flex flex-wrap items-center gap-x-5 border-success border-l-2 pl-3 text-success">
            {additionText(done.length)}
            <Link href={paths.cart()} className={`${LINK_CLASS} text-ink`}>
              {m.productViewCart()}
            </Link>
          </p>
        )}
      </div>
      {(refused.length > 0 || isUnknown) && (
        <div role="alert" className="mt-3 border-danger border-l-2 pl-3 text-danger">
          {isUnknown && <p>{m.productStockUnknown()}</p>}
          {refused.map((outcome) => (
            <p key={outcome.item.sku}>{refusalText(outcome)}</p>
          ))}
          {retried.length > 0 && (
            <Button
              variant="quiet"
              onClick={() =>
                send(
                  retried.map(({ item }) => item),
                  outcomes.filter((outcome) => !retried.includes(outcome)),
                )
              }
            >
              {m.commonTryAgain()}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
