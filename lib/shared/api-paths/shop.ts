import type { StoreSearchParams } from '../paths.ts';
import { encodeText, withQuery } from '../url-query.ts';

// The handlers of the catalogue, of stores and of search.

/** A watch on a wrist; lengths in millimetres, the distance of the lugs null where it is not known. */
interface WatchOnWrist {
  caseSize: number;
  lugToLug: number | null;
  shape: string;
  wrist: number;
}
/** Cards of the products with these codes; the bare route without codes. */
export const products = (codes: readonly string[] = []) =>
  codes.length === 0 ? '/api/products' : `/api/products?codes=${codes.map(encodeText).join(',')}`;
/** The drawing of a watch on a wrist of this circumference; lengths in millimetres. */
export const watchDrawing = ({ caseSize, lugToLug, shape, wrist }: WatchOnWrist) =>
  withQuery('/api/size-drawing', {
    wrist: String(wrist),
    case: String(caseSize),
    lugs: lugToLug === null ? undefined : String(lugToLug),
    shape: shape || undefined,
  });
/** `sizes`: the names of bangle sizes; `wrist`: circumference in millimetres. */
export const bangleDrawing = ({ sizes, wrist }: { sizes: readonly string[]; wrist: number }) =>
  withQuery('/api/size-drawing', { wrist: String(wrist), bangles: sizes.join(',') });
/** `sizes`: the names of ring sizes. */
export const ringSizesDrawing = (sizes: readonly string[]) =>
  withQuery('/api/size-drawing', { rings: sizes.join(',') });
/** `text`: the typed text; the bare route without it. */
export const suggestions = (text?: string) => withQuery('/api/suggestions', { q: text });
export const imageSearch = () => '/api/image-search';
export const photoResults = () => '/api/photo-results';
export const serviceability = () => '/api/serviceability';
/** Keeps the pincode that delivery dates are for. */
export const pincode = () => '/api/pincode';
/** The same from the delivery check of a product page, without scripts. */
export const deliveryCheck = () => '/api/pincode/check';
export const storeStock = (search: StoreSearchParams) => withQuery('/api/stores/stock', { ...search });
export const appointments = () => '/api/stores/appointments';
export const oldGold = () => '/api/old-gold';
export const revalidate = () => '/api/revalidate';
