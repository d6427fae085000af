'use client';

import { type FormEvent, useRef, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import { listText } from '#lib/shared/list-text.ts';
import { tickedSkus } from '#lib/storefront/cart/ticked-skus.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import { formFields } from '#lib/storefront/platform/forms/submit.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { SoldOutRow } from '@/components/cart/sold-out-row';
import { WithdrawnRow } from '@/components/cart/withdrawn-row';
import { ContactLine } from '@/components/form/contact-line';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Icon } from '@/components/ui/icon';

interface SoldOutPanelProps {
  /** At least one line. */
  lines: CartLine[];
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
  /** The shopper's contact for messages; empty where it is unknown. */
  contact: string;
  /** Returns whether a line is being removed. */
  isLeaving: (line: CartLine) => boolean;
  problemOf: (line: CartLine) => string;
  onRemove: (line: CartLine) => void;
  /** Undefined where the wishlist is off. */
  onMove?: ((line: CartLine) => void) | undefined;
}

/** The element id that links to the panel point to. */
export const SOLD_OUT_ID = 'out-of-stock';
const FORM_ID = 'cart-notify';

const idOf = (field: string) => `${FORM_ID}-${field}`;
const nameOf = ({ title, sizeName }: CartLine) =>
  sizeName === null ? title : m.cartNameInSize({ name: title, size: localSize(sizeName) });

/**
 * The sold-out lines, each with its removal, and a tick box for a notification where it may come back in
 * stock.
 */
export function SoldOutPanel(props: SoldOutPanelProps) {
  const { lines, returned, contact, isLeaving, problemOf, onRemove, onMove } = props;
  const [saved, setSaved] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const requestedNames = useRef<readonly string[]>([]);
  const { problems, busy, onSubmit } = useForm(returned.problems, () => {
    setSaved(requestedNames.current);
    form.current?.reset();
    return true;
  });
  const ticked = tickedSkus(returned.values);
  const returning = lines.filter((line) => !line.withdrawn);
  const withdrawn = lines.filter((line) => line.withdrawn);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const skus = tickedSkus(formFields(event.currentTarget));
    requestedNames.current = lines.filter(({ sku }) => skus.includes(sku)).map(nameOf);
    setSaved([]);
    onSubmit(event);
  };

  return (
    <section id={SOLD_OUT_ID} aria-labelledby={idOf('heading')} className="mb-8 scroll-mt-24 bg-card p-4 md:p-6">
      <h2 id={idOf('heading')} className="text-xl">
        {m.cartOutOfStock()}
      </h2>
      {returning.length > 0 && (
        <>
          <p className="mt-2 max-w-measure">{m.cartOutOfStockText()}</p>
          <ProblemSummary problems={problems} idOf={idOf} />
          <fieldset
            form={FORM_ID}
            name="lines"
            id={idOf('lines')}
            tabIndex={-1}
            aria-describedby={problems.lines ? idOf('lines-error') : undefined}
            className="mt-4 min-w-0"
          >
            <legend className="sr-only">{m.cartOutOfStockList()}</legend>
            <ul className="border-line border-t">
              {returning.map((line, position) => (
                <SoldOutRow
                  key={line.id}
                  line={line}
                  position={position}
                  formId={FORM_ID}
                  ticked={ticked.includes(line.sku)}
                  isLeaving={isLeaving(line)}
                  problem={problemOf(line)}
                  onRemove={() => onRemove(line)}
                  onMove={onMove && (() => onMove(line))}
                />
              ))}
            </ul>
            {problems.lines && (
              <p id={idOf('lines-error')} className="mt-2 text-danger text-sm">
                {problems.lines}
              </p>
            )}
          </fieldset>
          <form
            id={FORM_ID}
            ref={form}
            method="post"
            action={apiPaths.cartNotify()}
            noValidate
            onSubmit={submit}
            className="mt-4 max-w-measure"
          >
            <ContactLine
              id={idOf('contact')}
              error={problems.contact ?? ''}
              busy={busy}
              defaultValue={returned.values.contact ?? contact}
              action={m.cartNotifyMe()}
            />
          </form>
          <div role="status">
            {saved.length > 0 && (
              <p className="mt-4 flex items-start gap-2 border-success border-l-2 pl-3 text-success">
                <Icon name="check" className="mt-0.5 size-5" />
                {m.cartNotifyThanks({ names: listText(saved), count: saved.length })}
              </p>
            )}
          </div>
        </>
      )}
      {withdrawn.length > 0 && (
        <>
          <p className="mt-6 max-w-measure">{m.cartWithdrawnText()}</p>
          <ul aria-label={m.cartWithdrawn()} className="mt-4 border-line border-t">
            {withdrawn.map((line) => (
              <WithdrawnRow
                key={line.id}
                line={line}
                isLeaving={isLeaving(line)}
                problem={problemOf(line)}
                onRemove={() => onRemove(line)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
