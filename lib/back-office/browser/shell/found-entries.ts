import type { CallData } from '../api/call.ts';
import { mayCall, type StaffSession } from '../api/session.ts';
import { orderStateLabel } from '../parts/labels.ts';

/** How many of each kind are shown. */
const SHOWN = 6;

/** Something that the search of everything found, and its screen. */
export interface FoundEntry {
  group: string;
  label: string;
  path: string;
}

const RETURN = /^RT(?:-[A-Z0-9]+){2}$/;
const SERVICE = /^SV(?:-[A-Z0-9]+){2}$/;

/** The return or the service request of a whole number. */
export function numberEntries(text: string, session: Pick<StaffSession, 'calls'>): FoundEntry[] {
  const number = text.toUpperCase();
  if (RETURN.test(number) && mayCall(session, 'DeskReturn')) {
    return [{ group: 'Returns', label: number, path: `/returns/${number}` }];
  }
  if (SERVICE.test(number) && mayCall(session, 'DeskService')) {
    return [{ group: 'Services', label: number, path: `/services/${number}` }];
  }
  return [];
}

/** Orders, each with its state and city. */
export function orderEntries(orders: CallData<'DeskOrders'>['Orders']): FoundEntry[] {
  return orders.slice(0, SHOWN).map(({ OrderNumber, State, City }) => ({
    group: 'Orders',
    label: `${OrderNumber}, ${orderStateLabel(State)}, ${City}`,
    path: `/orders/${OrderNumber}`,
  }));
}

/** Products by code and title. */
export function productEntries(products: CallData<'ProductRecords'>['Products']): FoundEntry[] {
  return products.slice(0, SHOWN).map(({ ProductCode, ProductTitle }) => ({
    group: 'Products',
    label: `${ProductCode}, ${ProductTitle}`,
    path: `/products/${ProductCode}`,
  }));
}

/** Customers by name and mobile. */
export function customerEntries(customers: CallData<'DeskCustomers'>['Customers']): FoundEntry[] {
  return customers.slice(0, SHOWN).map(({ CustomerId, Name, Mobile }) => ({
    group: 'Customers',
    label: `${Name || 'No name'}, ${Mobile}`,
    path: `/customers/${CustomerId}`,
  }));
}

/** Pages whose title or address has the text; `shown` is a title as it is shown. */
export function pageEntries(pages: CallData<'PageList'>, text: string, shown: (title: string) => string): FoundEntry[] {
  return pages
    .map(({ PageTitle, PageURL }) => ({ label: shown(PageTitle) || PageURL, address: PageURL }))
    .filter(({ label, address }) => `${label} ${address}`.toLowerCase().includes(text.toLowerCase()))
    .slice(0, SHOWN)
    .map(({ label, address }) => ({ group: 'Pages', label, path: `/pages/${encodeURIComponent(address)}` }));
}
