import * as paths from '#lib/shared/paths.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import { pointText } from '#lib/storefront/stores/point-text.ts';
import type { StoreQuery, StoresFound } from '#lib/storefront/stores/types.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { LocateButton } from './locate-button';
import { PLACE_SEARCH_INPUT } from './place-input';

interface StoreFormProps extends Pick<StoresFound, 'services' | 'brands' | 'product'> {
  query: StoreQuery;
}

/** The search for physical stores: a plain form, whose results have a separate URL. */
export function StoreForm({ query, services, brands, product }: StoreFormProps) {
  return (
    <form action={paths.stores()} method="get" className="border-line border-y py-5" data-print="off">
      {product && <input type="hidden" name="product" value={product.code} />}
      {query.near && <input type="hidden" name="near" value={pointText(query.near)} />}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-4">
        <Field
          {...PLACE_SEARCH_INPUT}
          id="store-place"
          defaultValue={query.text}
          className="min-w-0 flex-1 basis-full sm:basis-64"
        />
        {product ? (
          <SizeChoice sizes={product.sizes} size={query.size} />
        ) : (
          <>
            <ServiceChoice services={services} query={query} />
            <BrandChoice brands={brands} query={query} />
          </>
        )}
        <label className="flex min-h-12 items-center gap-2">
          <input type="checkbox" name="open" value="1" defaultChecked={query.open} className="size-5 accent-ink" />
          {m.storesOpenNow()}
        </label>
        <Button type="submit" className="max-sm:w-full">
          {m.storesFind()}
        </Button>
      </div>
      <LocateButton />
    </form>
  );
}

/** Two of these fields fit side by side on a phone. */
const CHOICE = 'min-w-0 flex-1 basis-32 sm:flex-none sm:basis-48';

function ServiceChoice({ services, query }: Pick<StoreFormProps, 'services' | 'query'>) {
  return (
    <SelectField
      label={m.storesService()}
      id="store-service"
      name="service"
      defaultValue={query.service}
      className={CHOICE}
    >
      <option value="">{m.storesAnyService()}</option>
      {services.map((service) => (
        <option key={service} value={service}>
          {localFact(service)}
        </option>
      ))}
    </SelectField>
  );
}

/** Renders nothing where the physical stores' brands are unknown. */
function BrandChoice({ brands, query }: Pick<StoreFormProps, 'brands' | 'query'>) {
  if (brands.length === 0) return null;
  return (
    <SelectField label={m.storesBrand()} id="store-brand" name="brand" defaultValue={query.brand} className={CHOICE}>
      <option value="">{m.storesAnyBrand()}</option>
      {brands.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Renders nothing where the product has one size. */
function SizeChoice({ sizes, size }: { sizes: readonly string[]; size: string }) {
  if (sizes.length === 0) return null;
  return (
    <SelectField label={m.storesSize()} id="store-size" name="size" defaultValue={size} className={CHOICE}>
      <option value="">{m.storesAnySize()}</option>
      {sizes.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
