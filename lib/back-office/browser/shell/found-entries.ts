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

/** A list of records that has a screen of its own: what the group is called, and its address. */
interface RecordGroup {
  group: string;
  screen: string;
}

type FoundRecord = CallData<'OfferRecords'>[number];

/** The texts of a record by which it is found, the clearest first; a name in parts of an address is none. */
const NAMES = ['Name', 'name', 'title', 'Title', 'StoreName', 'description', 'Description'] as const;

/** Records whose id or name has the text; each opens its list with that one found. */
export function recordEntries(
  records: readonly FoundRecord[],
  text: string,
  { group, screen }: RecordGroup,
): FoundEntry[] {
  return records
    .map(({ Id, Fields }) => ({ id: Id, name: nameOf(Fields) }))
    .filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(text.toLowerCase()))
    .slice(0, SHOWN)
    .map(({ id, name }) => ({
      group,
      label: name === '' || name === id ? id : `${id}, ${name}`,
      path: `${screen}?${new URLSearchParams({ q: id })}`,
    }));
}

function nameOf(fields: Readonly<Record<string, unknown>>): string {
  return NAMES.map((name) => fields[name]).find((value): value is string => typeof value === 'string') ?? '';
}

/** Members of staff by name and email. */
export function staffEntries(staff: CallData<'StaffList'>['Staff'], text: string): FoundEntry[] {
  return staff
    .filter(({ Name, Email }) => `${Name} ${Email}`.toLowerCase().includes(text.toLowerCase()))
    .slice(0, SHOWN)
    .map(({ StaffId, Name, Email }) => ({ group: 'Staff', label: `${Name}, ${Email}`, path: `/staff#${StaffId}` }));
}
