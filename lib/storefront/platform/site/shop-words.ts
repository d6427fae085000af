import { localFact } from '#lib/shared/language/local-fact.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';

/** The shop's name and what it sells, as a title: `Samay: watches, smartwatches and jewellery`. */
export function shopTitle(): string {
  const { name, sells } = shopProfile();
  return `${name}: ${localFact(sells)}`;
}

/** The sentence about the shop in search results, in the language of the request where its words are known. */
export function shopDescription(): string {
  return localFact(shopProfile().description);
}
