import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { SavedItem } from '#lib/storefront/cart/saved-items.ts';
import * as m from '#messages';
import { LinePhoto } from '@/components/cart/line-photo';
import { LineTitle } from '@/components/cart/line-title';
import { buttonClass } from '@/components/ui/button';

const QUIET = 'min-h-11 cursor-pointer text-muted underline decoration-line underline-offset-4 hover:text-ink';

/** What was saved for later, below the cart; its buttons need no script. Nothing where nothing is saved. */
export function SavedItems({ items }: { items: readonly SavedItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="saved-items" className="page-width pb-8">
      <h2 id="saved-items" className="text-2xl">
        {m.cartSavedTitle()}
      </h2>
      <p className="mt-1 text-muted text-sm">{m.cartSavedText()}</p>
      <ul aria-label={m.cartSavedTitle()} className="mt-4 border-line border-t">
        {items.map((item) => (
          <SavedRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function SavedRow({ item }: { item: SavedItem }) {
  const canReturn = item.stock > 0;
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-4 border-line border-b py-6 md:grid-cols-[8rem_1fr] md:gap-x-6">
      <LinePhoto line={{ ...item, counted: canReturn }} />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-col gap-1 md:flex-row md:justify-between md:gap-6">
          <LineTitle line={item} />
          <p className="tabular-nums">
            {formatPaise(item.unitPrice)}
            {item.quantity > 1 && ` × ${item.quantity}`}
          </p>
        </div>
        {!canReturn && <p className="text-sm text-warning">{item.withdrawn ? m.cartWithdrawn() : m.cartSoldOut()}</p>}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {canReturn && (
            <SavedAction intent="return" item={item} label={m.cartSavedReturn()} className={buttonClass('secondary')} />
          )}
          <SavedAction intent="remove" item={item} label={m.commonRemove()} className={QUIET} />
        </div>
      </div>
    </li>
  );
}

interface SavedActionProps {
  intent: 'return' | 'remove';
  item: SavedItem;
  label: string;
  className: string;
}

function SavedAction({ intent, item, label, className }: SavedActionProps) {
  return (
    <form method="post" action={apiPaths.cartSaved()}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="savedId" value={item.id} />
      <button type="submit" className={className}>
        {label}
        <span className="sr-only">: {item.title}</span>
      </button>
    </form>
  );
}
