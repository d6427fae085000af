import { basketOf, currencyOf, type ItemDetails, toItem } from './items.ts';
import type { AnalyticsEvent, Item } from './types.ts';

/** A list of products of a page. */
export interface ListName {
  id: string;
  name: string;
}

function listItem({ id, name }: ListName, facts: ItemDetails, index: number): Item {
  return { ...toItem(facts), item_list_id: id, item_list_name: name, index };
}

/** A list with its products was shown. */
export function listEvent(list: ListName, products: readonly ItemDetails[]): AnalyticsEvent {
  const items = products.map((product, index) => listItem(list, product, index));
  return {
    event: 'view_item_list',
    ecommerce: { ...currencyOf(), item_list_id: list.id, item_list_name: list.name, items },
  };
}

/** A product of a list was chosen; `index`: its place there, from 0. */
export function selectEvent(list: ListName, product: ItemDetails, index: number): AnalyticsEvent {
  const items = [listItem(list, product, index)];
  return {
    event: 'select_item',
    ecommerce: { ...currencyOf(), item_list_id: list.id, item_list_name: list.name, items },
  };
}

/** The page of a product was shown. */
export function productEvent(product: ItemDetails): AnalyticsEvent {
  return { event: 'view_item', ecommerce: basketOf([toItem(product)]) };
}
