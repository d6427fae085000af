import { type ReactNode, useId, useRef } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { OfferOption } from '#lib/storefront/cart/offer-groups.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { TaggedText } from '@/components/ui/tagged-text';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { OfferTerms } from './offer-terms';

interface LineOffersProps {
  line: CartLine;
  options: readonly OfferOption[];
  /** The version of the cart that is shown. */
  version: number;
  /** The requested offer while a reply is pending; undefined where none is, empty for "No offer". */
  pendingOfferId: string | undefined;
  /** Why the last choice failed; empty where it did not. */
  problem: string;
  onChoose: (offerId: string) => void;
}

/** The offers available for one line: a choice is sent immediately, and by its button without JavaScript. */
export function LineOffers({ line, options, version, pendingOfferId, problem, onChoose }: LineOffersProps) {
  const problemId = useId();
  const chosen = pendingOfferId ?? line.offer?.id ?? '';
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (early) => {
    // No radio is checked for an offer that is no longer listed, which must not be read as "No offer".
    const earlyOfferId = new FormData(early).get('offerId');
    if (typeof earlyOfferId === 'string' && earlyOfferId !== chosen) onChoose(earlyOfferId);
  });
  return (
    <form
      ref={form}
      method="post"
      // Values restored by the browser are not a choice.
      autoComplete="off"
      action={apiPaths.cartOffers()}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
      className="border-line border-b py-4"
    >
      <fieldset aria-busy={pendingOfferId !== undefined} aria-describedby={problem ? problemId : undefined}>
        <legend className="mb-1 font-medium">
          {line.sizeName ? m.cartNameWithSize({ name: line.title, size: localSize(line.sizeName) }) : line.title}
        </legend>
        <input type="hidden" name="productUrl" value={line.href} />
        <input type="hidden" name="lineId" value={line.id} />
        <input type="hidden" name="sizeName" value={line.sizeName ?? ''} />
        <input type="hidden" name="version" value={version} />
        {options.map(({ id, title, terms, saving, best }) => (
          <div key={id} className="flex flex-wrap items-start gap-x-4">
            <OfferRadio offerId={id} title={title} checked={chosen === id} onChoose={() => onChoose(id)}>
              <span className="flex flex-wrap gap-x-3 text-sm">
                <span className="text-success tabular-nums">{m.cartYouSave({ amount: formatPaise(saving) })}</span>
                {best && <span className="text-brass">{m.cartOfferBest()}</span>}
              </span>
            </OfferRadio>
            <OfferTerms title={title} terms={terms} />
          </div>
        ))}
        <OfferRadio offerId="" title={m.cartOfferNone()} checked={chosen === ''} onChoose={() => onChoose('')} />
      </fieldset>
      {problem && (
        <p id={problemId} role="alert" className="mt-1 text-danger text-sm">
          {problem}
        </p>
      )}
      <div className="mt-2 hidden noscript:block">
        <Button type="submit" variant="secondary">
          <TaggedText
            text={m.cartOfferApply({ name: line.title })}
            tags={{ name: (inner) => <span className="sr-only">{inner}</span> }}
          />
        </Button>
      </div>
    </form>
  );
}

interface OfferRadioProps {
  offerId: string;
  title: string;
  checked: boolean;
  onChoose: () => void;
  /** Content below the title, part of the radio's accessible name. */
  children?: ReactNode;
}

/** One radio button of a line's offers. */
function OfferRadio({ offerId, title, checked, onChoose, children }: OfferRadioProps) {
  return (
    <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 py-2">
      <input
        type="radio"
        name="offerId"
        value={offerId}
        checked={checked}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-brass"
      />
      <span className="min-w-0">
        {title}
        {children}
      </span>
    </label>
  );
}
