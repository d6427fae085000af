import * as apiPaths from '#lib/shared/api-paths.ts';
import * as m from '#messages';
import { TaggedText } from '@/components/ui/tagged-text';

interface OrderAgainFormProps {
  number: string;
  className: string;
}

/** The button that puts the items of an order into the cart and leads there; it needs no script. */
export function OrderAgainForm({ number, className }: OrderAgainFormProps) {
  return (
    <form method="post" action={apiPaths.orderAgain()}>
      <input type="hidden" name="order" value={number} />
      <button type="submit" className={className}>
        <TaggedText
          text={m.ordersAgain({ number })}
          tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
        />
      </button>
    </form>
  );
}
