/**
 * What the store locator is asked, as its address carries it. `brand`: the slug of one that the shops are to have, `product`:
 * the code of one.
 */
export interface AskedStores {
  q?: string;
  near?: string;
  service?: string;
  brand?: string;
  open?: '1';
  product?: string;
  size?: string;
}
