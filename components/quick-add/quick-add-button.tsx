import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { QUICK_ADD_FORM_ID } from './form-id';

/**
 * The button on a card that adds its product to the cart, or asks for its size. It submits the one form of the page, so
 * that a card brings no form of its own and the button works without scripts; there a product with sizes leads to its
 * page. Renders nothing for a product that is sold out, or whose sizes are not known.
 */
export function QuickAddButton({ card: { title, href, sizing, labels } }: { card: ProductSummary }) {
  if (sizing === undefined || labels.includes('sold out')) return null;
  return (
    <button
      type="submit"
      form={QUICK_ADD_FORM_ID}
      name="productUrl"
      value={href}
      data-sizing={sizing}
      aria-label={sizing === 'one' ? m.quickAddToCart({ name: title }) : m.quickAddChooseSize({ name: title })}
      className="quick-add"
    >
      <Icon name="bag" className="size-5" />
    </button>
  );
}
