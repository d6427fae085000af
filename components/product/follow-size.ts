import { BUY_FORM_ID } from '@/components/product/buy-form';

/**
 * Calls `onSize` with the SKU of each size that is chosen on the page, at once for one that was chosen before this script
 * ran. Returns a function that stops it.
 */
export function followSize(onSize: (sku: string) => void): () => void {
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === 'sku' && target.form?.id === BUY_FORM_ID) {
      onSize(target.value);
    }
  };
  const form = document.getElementById(BUY_FORM_ID);
  const chosen = form?.querySelector<HTMLInputElement>('input[name="sku"]:checked');
  if (chosen) onSize(chosen.value);
  document.addEventListener('change', follow);
  return () => document.removeEventListener('change', follow);
}
