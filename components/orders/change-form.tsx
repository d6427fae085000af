'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import * as paths from '#lib/shared/paths.ts';
import { SIZE_FIELD, type SizedLine, sizeHint } from '#lib/storefront/orders/change/sizes.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { AddressFields } from '@/components/account/addresses/address-fields';
import { idOf } from '@/components/account/addresses/field-id';
import { useAddressForm } from '@/components/account/addresses/use-address-form';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { RadioChips } from '@/components/ui/radio-chips';
import { TaggedText } from '@/components/ui/tagged-text';
import { LineRow } from './line-row';

interface ChangeFormProps {
  /** The order's number. */
  number: string;
  /** The name of the state that the order must stay in. */
  state: string;
  /** The lines that may be available in another size. */
  sized: readonly SizedLine[];
  /** The idempotency key of this opened form, so that submitting it twice changes once. */
  formKey: string;
  rendered: FormState;
}

/** The form that changes an order's address, mobile number and sizes, before it is packed. */
export function ChangeForm({ number, state, sized, formKey, rendered }: ChangeFormProps) {
  const { busy, shown, formProps, fieldsProps, summary } = useAddressForm(rendered, m.ordersChangeUnseen());
  return (
    <form {...formProps} action={apiPaths.orderChange()} className="mt-8 grid max-w-2xl gap-8">
      <div className="empty:hidden">{summary}</div>
      <input type="hidden" name="order" value={number} />
      <input type="hidden" name="key" value={formKey} />
      {sized.length > 0 && (
        <section aria-labelledby="change-sizes">
          <h2 id="change-sizes" className="font-display text-xl">
            {m.ordersChangeSizes()}
          </h2>
          <ul aria-label={m.ordersChangeSizesLabel()} className="mt-3 border-line border-t">
            {sized.map((entry) => {
              const name = `${SIZE_FIELD}${entry.line.id}`;
              return (
                <SizeSwap
                  key={entry.line.id}
                  sized={entry}
                  chosen={rendered.values[name] ?? entry.line.sku}
                  problem={shown[name] ?? ''}
                  id={idOf(name)}
                />
              );
            })}
          </ul>
        </section>
      )}
      <section aria-labelledby="change-address">
        <h2 id="change-address" className="mb-4 font-display text-xl">
          {m.ordersChangeAddress()}
        </h2>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <AddressFields {...fieldsProps} fixedState={state} />
        </div>
      </section>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" aria-busy={busy}>
          {m.ordersChangeSave()}
        </Button>
        <Link href={paths.order(number)} className={buttonClass('quiet')}>
          {m.ordersBackToOrder()}
        </Link>
      </div>
    </form>
  );
}

interface SizeSwapProps {
  sized: SizedLine;
  /** The SKU chosen at first. */
  chosen: string;
  /** The problem of the choice; empty where there is none. */
  problem: string;
  /** The id of the first size, for links to the field. */
  id: string;
}

/** A line with the sizes that it may have: its current one, and those in stock at the same price. */
function SizeSwap({ sized: { line, sizes }, chosen, problem, id }: SizeSwapProps) {
  const choices = sizes.map((size) => {
    const hint = sizeHint(size, line);
    return { value: size.sku, name: localSize(size.name), hint, disabled: hint !== '' };
  });
  return (
    <LineRow line={line}>
      <fieldset className="mt-2" aria-describedby={problem ? `${id}-problem` : undefined}>
        <legend className="mb-1 text-muted text-sm">
          <TaggedText
            text={m.ordersChangeSize({ title: line.title, count: line.left })}
            tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
          />
        </legend>
        <RadioChips name={`${SIZE_FIELD}${line.id}`} choices={choices} chosen={chosen} id={id} />
      </fieldset>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-danger text-sm">
          {problem}
        </p>
      )}
    </LineRow>
  );
}
