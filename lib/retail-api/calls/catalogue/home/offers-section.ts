import { presentOffers } from '#lib/retail-api/cart/promotions/present-offers.ts';
import { emptySection, type HomeSection, type HomeSources, type SectionLayout } from './home-section.ts';

/** The offers that hold now, for all goods. */
export async function offersSection(layout: SectionLayout, { context }: HomeSources): Promise<HomeSection> {
  const { db, catalogue, now } = context;
  return { ...emptySection(layout), Offers: await presentOffers(db, catalogue, now()) };
}
