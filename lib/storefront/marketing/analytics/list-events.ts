import { basketOf, currencyOf, type ItemDetails, toItem } from './items.ts';
import type { AnalyticsEvent, Item } from './types.ts';

/** A product list on a page. */
export interface ListName {
  id: string;
  name: string;
}

function listItem({ id, name }: ListName, facts: ItemDetails, index: number): Item {
  return { ...toItem(facts), item_list_id: id, item_list_name: name, index };
}

/** The event that a list was shown with its products. */
export function listEvent(list: ListName, products: readonly ItemDetails[]): AnalyticsEvent {
  const items = products.map((product, index) => listItem(list, product, index));
  return {
    event: 'view_item_list',
    ecommerce: { ...currencyOf(), item_list_id: list.id, item_list_name: list.name, items },
  };
}

/** The event that a product of a list was chosen; `index`: its position there, from 0. */
export function selectEvent(list: ListName, product: ItemDetails, index: number): AnalyticsEvent {
  const items = [listItem(list, product, index)];
  return {
    event: 'select_item',
    ecommerce: { ...currencyOf(), item_list_id: list.id, item_list_name: list.name, items },
  };
}

/** The event that the page of a product was shown. */
export function productEvent(product: ItemDetails): AnalyticsEvent {
  return { event: 'view_item', ecommerce: basketOf([toItem(product)]) };
}
