import { localSize } from '#lib/shared/language/local-size.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';

interface NotifySizeProps {
  id: string;
  sizes: ProductSize[];
  /** The error message in one line; empty where there is none. */
  problem: string;
  onChoose: (sku: string) => void;
}

/** The choice between several sold-out sizes. */
export function NotifySize({ id, sizes, problem, onChoose }: NotifySizeProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-muted text-sm">
        {m.productNotifySoldOutSize()}
      </label>
      <select
        id={id}
        name="sku"
        defaultValue=""
        onChange={(event) => onChoose(event.currentTarget.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        className={`min-h-12 w-full rounded-sm border bg-paper px-3 text-ink ${problem ? 'border-danger' : 'border-edge'}`}
      >
        <option value="">{m.productChooseSize()}</option>
        {sizes.map((size) => (
          <option key={size.sku} value={size.sku}>
            {localSize(size.name ?? size.sku)}
          </option>
        ))}
      </select>
      {problem && (
        <p id={`${id}-error`} className="mt-1 text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
