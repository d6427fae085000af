import type { StoreQuery, StoresFound } from './types.ts';

function shops(count: number): string {
  return count === 1 ? '1 store' : `${count} stores`;
}

const cityOf = (place: string) => place.split(',')[0] ?? '';

/** The heading of the list of found physical stores, e.g. `2 stores in Bengaluru, Karnataka`. */
export function storesFoundText(query: StoreQuery, found: StoresFound): string {
  const text = found.product ? stockText(query, found) : placeText(query, found);
  if (found.match !== 'none') return text;
  return `We cannot find a place called “${query.text}”. Try a larger city nearby or a 6-digit pincode. ${text}`;
}

const list = new Intl.ListFormat('en-IN');

/** The filters as text: ` with Aarvane and ring sizing`; empty where there are none. */
function offeringText({ service, brand }: StoreQuery, { brands }: StoresFound): string {
  // A retail API without brands has ignored this filter.
  const name =
    brand === '' || brands.length === 0 ? '' : (brands.find(({ slug }) => slug === brand)?.name ?? 'this brand');
  const search = [name, service.toLowerCase()].filter((text) => text !== '');
  return search.length === 0 ? '' : ` with ${list.format(search)}`;
}

function placeText(query: StoreQuery, found: StoresFound): string {
  const { near, open } = query;
  const { stores, match, place } = found;
  const offering = offeringText(query, found);
  const count = `${stores.length === 0 ? 'No stores' : shops(stores.length)}${offering}${open ? ' open now' : ''}`;
  const none = `No store${offering} in ${cityOf(place)} yet. ${count}`;
  if (near) return `${count}, nearest to you first`;
  if (match === 'state') return `${none} in ${stores[0]?.state ?? 'its state'}`;
  if (match === 'nearest') return `${none} across India, nearest first`;
  if (match === 'none') return `${count} across India`;
  if (match === 'here' && place !== '')
    return `${count} in ${place}${stores.some((store) => store.distance !== null) ? ' and around' : ''}`;
  return count;
}

/** The heading where physical stores with a product were searched for. */
function stockText({ near, open }: StoreQuery, { stores, match, place }: StoresFound): string {
  if (stores.length === 0)
    return open ? 'No store with this product is open now' : 'No store has this product at the moment';
  const one = `has this product${open ? ' and is open now' : ''}`;
  const many = `have this product${open ? ' and are open now' : ''}`;
  const count = `${shops(stores.length)} ${stores.length === 1 ? one : many}`;
  if (near) return `${count}, nearest to you first`;
  if (match === 'all' || match === 'none' || place === '') return count;
  const name = cityOf(place);
  // A place as large as a state is not the name of a city of the stores in it.
  const inPlace = stores.filter(({ city, state }) => name === city || name === state).length;
  if (inPlace === 0) {
    const otherStores = stores.length === 1 ? '1 store in India does' : `${stores.length} stores in India do`;
    return `No store in ${name} ${one}. ${otherStores}${stores.length === 1 ? '' : ', nearest first'}`;
  }
  return stores.length === 1 ? `1 store in ${place} ${one}` : `${count}, nearest to ${place} first`;
}
