import { localSize } from '#lib/shared/language/local-size.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { FoundReplacement, SizeChoice } from '#lib/storefront/orders/returns/choices.ts';
import { SELECTION_FIELDS } from '#lib/storefront/orders/returns/selection.ts';
import type { OrderLine } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { HiddenFields } from '@/components/form/hidden-fields';
import { LineRow } from '@/components/orders/line-row';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { RadioChips } from '@/components/ui/radio-chips';

const FIND_FORM = 'replacement-find-form';

interface ReplacementPickerProps {
  /** The URL that the step leads to. */
  action: string;
  /** The line that is exchanged, and its quantity. */
  line: OrderLine;
  quantity: number;
  /** The choices of the previous steps. */
  hiddenFields: Readonly<Record<string, string>>;
  /** The choices of the same product. */
  ownSizes: readonly SizeChoice[];
  /** The search text; null where nothing was searched for. */
  find: string | null;
  /** The results; null where the search failed. */
  found: readonly FoundReplacement[] | null;
  /** The error message; empty where there is none. */
  problem: string;
  /** The URL of the first step. */
  backHref: string;
}

/**
 * Returns the message about a search; empty where the results speak for themselves, or nothing was searched
 * for.
 */
function foundText(find: string | null, found: ReplacementPickerProps['found']): string {
  if (found === null) return m.returnsProductsUnavailable();
  if (find === '') return m.returnsFindEmpty();
  return find === null || found.length > 0 ? '' : m.returnsFindNothing({ find });
}

/** The choice of a line's replacement: another size of it, or another product. */
export function ReplacementPicker(props: ReplacementPickerProps) {
  const { action, line, quantity, hiddenFields, ownSizes, find, found, problem, backHref } = props;
  const name = `${SELECTION_FIELDS.replacement}${line.id}`;
  const canChoose = [...ownSizes, ...(found ?? []).flatMap(({ choices }) => choices)].some(({ inStock }) => inStock);
  return (
    <section aria-labelledby="replacement" className="mt-6 max-w-2xl">
      <h2 id="replacement" className="font-display text-xl">
        {m.returnsChooseReplacementTitle()}
      </h2>
      <ul aria-label={m.returnsItemToExchange()} className="mt-3 border-line border-t">
        <LineRow line={line}>
          {quantity > 1 && <p className="mt-1 text-sm">{m.ordersItemCount({ count: quantity })}</p>}
        </LineRow>
      </ul>
      {problem && (
        <p role="alert" className="mt-6 border border-danger p-4 text-danger text-sm">
          {problem}
        </p>
      )}
      {/* The search field is placed inside the other form, so that its results appear below it. */}
      <form id={FIND_FORM} action={action}>
        <HiddenFields fields={hiddenFields} />
      </form>
      <form action={action} className="mt-6 grid gap-8">
        <HiddenFields fields={hiddenFields} />
        <input type="hidden" name="chosen" value={line.id} />
        {ownSizes.length > 0 && (
          <fieldset>
            <legend className="mb-3 font-display text-lg">{m.returnsSameProduct()}</legend>
            <RadioChips name={name} choices={chipsOf(ownSizes)} chosen="" id={name} />
          </fieldset>
        )}
        <section aria-labelledby="replacement-other">
          <h3 id="replacement-other" className="mb-3 font-display text-lg">
            {m.returnsOtherProduct()}
          </h3>
          <search className="flex items-end gap-3">
            <Field
              id="replacement-find"
              name="find"
              form={FIND_FORM}
              label={m.returnsFindLabel()}
              type="search"
              defaultValue={find ?? ''}
              maxLength={100}
              autoComplete="off"
              className="min-w-0 grow"
            />
            <Button type="submit" form={FIND_FORM} variant="secondary">
              {m.commonSearch()}
            </Button>
          </search>
          <p role="status" className="mt-3 text-muted empty:hidden [overflow-wrap:anywhere]">
            {foundText(find, found)}
          </p>
          {found && <FoundProducts name={name} found={found} />}
        </section>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {canChoose && <Button type="submit">{m.commonContinue()}</Button>}
          <Link href={backHref} className={buttonClass('quiet')}>
            {m.returnsChooseOthers()}
          </Link>
        </div>
      </form>
    </section>
  );
}

interface FoundProductsProps {
  /** The name of the form field. */
  name: string;
  found: readonly FoundReplacement[];
}

/** Products that can be replacements, each with its sizes; renders nothing where there are none. */
function FoundProducts({ name, found }: FoundProductsProps) {
  if (found.length === 0) return null;
  return (
    <ul aria-label={m.returnsFindResults()} className="mt-4 border-line border-t">
      {found.map(({ code, title, brand, photo, href, choices }) => (
        <li key={code} className="grid grid-cols-[5rem_1fr] gap-x-4 border-line border-b py-4">
          <Photo source={photo} alt="" widths={[160]} sizes="80px" width={80} height={80} />
          <div className="min-w-0">
            <p className="text-muted text-sm">{brand}</p>
            <p>
              <Link href={href} className="underline decoration-line underline-offset-4 hover:text-brass">
                {title}
              </Link>
            </p>
            <fieldset className="mt-3">
              <legend className="sr-only">{title}</legend>
              <RadioChips name={name} choices={chipsOf(choices)} chosen="" />
            </fieldset>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Returns choices as chips, each with its unit price, or why it is disabled. */
function chipsOf(choices: readonly SizeChoice[]) {
  return choices.map(({ sku, name, price, inStock }) => ({
    value: sku,
    name: localSize(name),
    disabled: !inStock,
    hint: inStock ? formatPaise(price) : m.returnsSoldOut(),
  }));
}
