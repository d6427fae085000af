import { localFact } from '#lib/shared/language/local-fact.ts';
import { listText } from '#lib/shared/list-text.ts';
import * as m from '#messages';
import type { StoreQuery, StoresFound } from './types.ts';

const cityOf = (place: string) => place.split(',')[0] ?? '';

/** The heading of the list of found physical stores, e.g. `2 stores in Bengaluru, Karnataka`. */
export function storesFoundText(query: StoreQuery, found: StoresFound): string {
  const text = found.product ? stockText(query, found) : placeText(query, found);
  if (found.match !== 'none') return text;
  return m.storesNoSuchPlace({ text: query.text, found: text });
}

const yesOf = (is: boolean) => (is ? 'yes' : 'no');

/** The filters as text: `Aarvane and ring sizing`; empty where there are none. */
function offerText({ service, brand }: StoreQuery, { brands }: StoresFound): string {
  // A retail API without brands has ignored this filter.
  const name =
    brand === '' || brands.length === 0 ? '' : (brands.find(({ slug }) => slug === brand)?.name ?? m.storesThisBrand());
  const search = [name, localFact(service).toLowerCase()].filter((text) => text !== '');
  return listText(search);
}

function placeText(query: StoreQuery, found: StoresFound): string {
  const { near, open } = query;
  const { stores, match, place } = found;
  const offer = offerText(query, found);
  const filtered = yesOf(offer !== '');
  const foundText = (where: string, at = '') =>
    m.storesFound({ count: stores.length, filtered, offer, open: yesOf(open), where, place: at });
  const noneText = (text: string) => m.storesNoneInCity({ filtered, offer, city: cityOf(place), found: text });
  if (near) return foundText('you');
  if (match === 'state') return noneText(foundText('in', stores[0]?.state ?? m.storesItsState()));
  if (match === 'nearest') return noneText(foundText('nearest'));
  if (match === 'none') return foundText('india');
  if (match === 'here' && place !== '')
    return foundText(stores.some((store) => store.distance !== null) ? 'around' : 'in', place);
  return foundText('');
}

/** The heading where physical stores with a product were searched for. */
function stockText({ near, open }: StoreQuery, { stores, match, place }: StoresFound): string {
  if (stores.length === 0) return open ? m.storesNoneStockedOpen() : m.storesNoneStocked();
  const stocked = (where: string) => m.storesStocked({ count: stores.length, open: yesOf(open), where, place });
  if (near) return stocked('you');
  if (match === 'all' || match === 'none' || place === '') return stocked('');
  const city = cityOf(place);
  // A place as large as a state is not the name of a city of the stores in it.
  const inPlace = stores.filter((store) => city === store.cityName || city === store.state).length;
  if (inPlace > 0) return stocked('place');
  return m.storesStockedElsewhere({ city, open: yesOf(open), count: stores.length });
}
