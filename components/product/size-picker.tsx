import type { ReactNode, Ref } from 'react';
import { localSize } from '#lib/shared/language/local-size.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';

interface SizePickerProps {
  /** The id of the group, the address of the sizes on a product's page. */
  id?: string;
  sizes: ProductSize[];
  /** The SKU chosen at first; empty for none. */
  initial: string;
  /** The problem of the group; empty where there is none. */
  problem: string;
  group: Ref<HTMLFieldSetElement>;
  /** The link to the size guide. */
  guide: ReactNode;
  onChoose: (sku: string) => void;
}

/** Sizes as radio buttons; a sold-out one stays visible and is marked. */
export function SizePicker({ id = 'sizes', sizes, initial, problem, group, guide, onChoose }: SizePickerProps) {
  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      aria-describedby={problem ? `${id}-problem` : undefined}
      className={`scroll-mt-24 scroll-mb-32 outline-offset-8 ${problem ? 'outline-2 outline-danger' : 'outline-none'}`}
    >
      <legend className="mb-2 font-medium">{m.productSelectSize()}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <label
            key={size.sku}
            className="relative grid min-h-12 min-w-14 cursor-pointer place-content-center rounded-sm border border-edge px-3 text-center leading-tight hover:border-ink has-[input:checked]:border-ink has-[input:checked]:bg-ink has-[input:checked]:text-paper has-[input:disabled]:cursor-not-allowed has-[input:disabled]:border-line has-[input:disabled]:text-muted has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brass has-[input:focus-visible]:outline-offset-2"
          >
            <input
              type="radio"
              name="sku"
              value={size.sku}
              defaultChecked={size.sku === initial}
              disabled={size.stock < 1}
              onChange={() => onChoose(size.sku)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <span className="tabular-nums">{localSize(size.name ?? '')}</span>
            {size.stock < 1 && <span className="text-xs">{m.productSoldOut()}</span>}
          </label>
        ))}
      </div>
      {guide}
      {problem && (
        <p id={`${id}-problem`} className="mt-2 text-danger text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
