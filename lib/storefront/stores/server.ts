import 'server-only';
import { cache } from 'react';
import { calls } from '#lib/contract/index.ts';
import { localTitle } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { storeCodeOf } from '#lib/shared/slugs.ts';
import { formKey } from '#lib/storefront/platform/forms/form-key.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { addSurrogateKeys } from '#lib/storefront/platform/http/response-directives.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { callAsVisitor } from '#lib/storefront/platform/session/visitor-call.ts';
import type { AppointmentFormValues } from './appointment-form.ts';
import { localPlace } from './local-place.ts';
import { isOpen } from './opening.ts';
import { toStore } from './to-store.ts';
import type { FoundStore, Store, StoreQuery, StoresFound } from './types.ts';

/** Purged whenever the physical stores change; every page that shows one has it. */
const STORES_TAG = 'stores';

/** The place to search around, as request fields. */
const placeOf = ({ text, near }: StoreQuery) => ({
  Text: text,
  ...(near && { Near: { Latitude: near.latitude, Longitude: near.longitude } }),
});

const openAt = (query: StoreQuery, now: number) => (store: FoundStore) => !query.open || isOpen(store, now);

/**
 * Physical stores that match a query, nearest first where a place is known; `now` in epoch milliseconds.
 */
export async function searchStores(admission: Admission, query: StoreQuery, now: number): Promise<Result<StoresFound>> {
  if (query.product !== '') return findStock(admission, query, now);
  addSurrogateKeys(STORES_TAG);
  const { service: Service, brand: Brand } = query;
  const search = { ...placeOf(query), Service, ...(Brand !== '' && { Brand }) };
  const result = toResult(await retail().callAsSite(calls.storeList, search));
  if (!result.ok) return result;
  const { Stores, Match, Place, Services, Brands } = result.value;
  const stores = Stores.map(({ DistanceKm, ...store }) => ({ ...toStore(store), distance: DistanceKm, shelf: null }));
  const brands = Brands.map(({ Slug, Name }) => ({ slug: Slug, name: Name }));
  const found = { match: Match, place: localPlace(Place), services: Services, brands, product: null };
  return success({ ...found, stores: stores.filter(openAt(query, now)) });
}

/**
 * Physical stores with a product in stock; not found for an unknown product or size. `now` in epoch
 * milliseconds.
 */
export async function findStock(_admission: Admission, query: StoreQuery, now: number): Promise<Result<StoresFound>> {
  addSurrogateKeys(STORES_TAG, `product:${query.product}`);
  const search = { ProductCode: query.product, SizeName: query.size, ...placeOf(query) };
  const result = toResult(await retail().callAsSite(calls.storeStock, search));
  if (!result.ok) return result;
  const { Stores, Match, Place, ProductCode, ProductTitle, ProductUrl, SizeNames, CollectHours = 0 } = result.value;
  const stores = Stores.map(({ DistanceKm, Level, SizeNames: sizes, UpdatedAt, Collect = false, ...store }) => ({
    ...toStore(store),
    distance: DistanceKm,
    shelf: { level: Level, sizes, updatedAt: UpdatedAt, collectHours: Collect ? CollectHours : null },
  }));
  return success({
    stores: stores.filter(openAt(query, now)),
    match: Match,
    place: localPlace(Place),
    services: [],
    brands: [],
    product: { code: ProductCode, title: localTitle(ProductTitle), href: paths.product(ProductUrl), sizes: SizeNames },
  });
}

/** A physical store by its code. */
export const getStore = cache(async (_admission: Admission, code: string): Promise<Result<Store>> => {
  addSurrogateKeys(STORES_TAG);
  const result = toResult(await retail().callAsSite(calls.storeDetails, { StoreCode: code }));
  return result.ok ? success(toStore(result.value)) : result;
});

/** Requests a visit to a physical store, or a video call with it. Not found where there is no such store. */
export async function requestAppointment(
  session: ShopperSession,
  form: AppointmentFormValues,
): Promise<Result<unknown>> {
  const code = storeCodeOf(form.store);
  if (code === undefined) return failure({ kind: 'not-found' });
  return callAsVisitor(session, calls.requestAppointment, {
    StoreCode: code,
    Day: form.day,
    Part: form.part,
    Service: form.service ?? '',
    ...(form.meeting === 'video' && { VideoCall: { Language: form.language } }),
    Name: form.name,
    Mobile: form.mobile,
    Note: form.note,
    IdempotencyKey: formKey(form),
  });
}
