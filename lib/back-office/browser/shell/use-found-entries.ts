import type { CallName } from '../api/call.ts';
import { mayCall } from '../api/session.ts';
import { useCall } from '../api/use-call.ts';
import { useLater } from '../parts/use-later.ts';
import { useShownTitle } from '../screens/content/use-shown-title.ts';
import {
  customerEntries,
  type FoundEntry,
  numberEntries,
  orderEntries,
  pageEntries,
  productEntries,
  recordEntries,
  staffEntries,
} from './found-entries.ts';
import type { ScreenEntry } from './screens.ts';
import { useSession } from './session-gate.tsx';

/** How many characters are searched for in records, not only in the names of screens. */
export const MIN_SEARCHED = 3;

/**
 * What the search of everything finds for a text: screens at once, records once nobody types for a moment. A call is made only
 * where the role may make it, so that nobody finds a name that they may not read; a list that is read whole is read once for all
 * texts.
 */
export function useFoundEntries(text: string, screens: readonly ScreenEntry[], isOpen: boolean): FoundEntry[] {
  const { session } = useSession();
  const asked = useLater(text.trim());
  const shown = useShownTitle();
  const isAsked = isOpen && asked.length >= MIN_SEARCHED;
  const when = (name: CallName) => ({ enabled: isAsked && mayCall(session, name) });
  const orders = useCall('DeskOrders', { Search: asked.slice(0, 60) }, when('DeskOrders'));
  const products = useCall('ProductRecords', { Search: asked.slice(0, 100), PageSize: 6 }, when('ProductRecords'));
  const customers = useCall('DeskCustomers', { Search: asked.slice(0, 100) }, when('DeskCustomers'));
  const coupons = useCall('CouponRecords', { Search: asked.slice(0, 20) }, when('CouponRecords'));
  const offers = useCall('OfferRecords', {}, when('OfferRecords'));
  const brands = useCall('BrandRecords', {}, when('BrandRecords'));
  const stores = useCall('StoreRecords', {}, when('StoreRecords'));
  const pages = useCall('PageList', {}, when('PageList'));
  const staff = useCall('StaffList', {}, when('StaffList'));
  const found = screens
    .filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase()))
    .map(({ title, path }) => ({ group: 'Screens', label: title, path }));
  if (!isAsked) return found;
  return [
    ...found,
    ...numberEntries(asked, session),
    ...orderEntries(orders.data?.Orders ?? []),
    ...productEntries(products.data?.Products ?? []),
    ...customerEntries(customers.data?.Customers ?? []),
    ...recordEntries(offers.data ?? [], asked, { group: 'Offers', screen: '/offers' }),
    ...recordEntries(coupons.data?.Coupons ?? [], asked, { group: 'Coupons', screen: '/coupons' }),
    ...recordEntries(brands.data ?? [], asked, { group: 'Brands', screen: '/brands' }),
    ...recordEntries(stores.data ?? [], asked, { group: 'Stores', screen: '/stores' }),
    ...pageEntries(pages.data ?? [], asked, shown),
    ...staffEntries(staff.data?.Staff ?? [], asked),
  ];
}
