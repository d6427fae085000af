import * as paths from '#lib/shared/paths.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';
import { PLACE_SEARCH_INPUT } from './place-input';

interface StockFinderProps {
  code: string;
  sizes: readonly ProductSize[];
}

/**
 * The stock finder on a product page: a plain form to the store locator. Once it is opened, a script is loaded
 * that shows the results in place.
 */
export function StockFinder({ code, sizes }: StockFinderProps) {
  const named = sizes.filter(({ name }) => name !== null);
  return (
    <details data-stock-finder={code} className="group border-line border-t" data-print="off">
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 hover:text-brass md:min-h-20 [&::-webkit-details-marker]:hidden">
        <h2 className="text-2xl">{m.storesFinderTitle()}</h2>
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <form action={paths.stores()} method="get" className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <input type="hidden" name="product" value={code} />
        {named.length > 0 && (
          <SelectField label={m.storesSize()} name="size" className="basis-full sm:basis-32">
            <option value="">{m.storesAnySize()}</option>
            {named.map(({ sku, name }) => (
              <option key={sku} value={name ?? ''} data-sku={sku}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <div className="flex min-w-0 flex-1 items-end gap-3">
          <Field {...PLACE_SEARCH_INPUT} className="min-w-0 flex-1" />
          <Button type="submit" variant="secondary" className="px-4">
            {m.storesFind()}
          </Button>
        </div>
      </form>
      <div data-stock-answer className="pb-8" />
    </details>
  );
}
