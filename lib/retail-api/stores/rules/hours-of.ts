import { openingWeek } from '#lib/shared/opening-week.ts';
import { minutesOf, type StoreHours } from '#lib/shared/store-hours.ts';
import type { CatalogueStore } from '../../catalogue/catalogue-product.ts';

/** The opening hours of a catalogue shop. */
export function hoursOf({ Hours, Holidays }: Pick<CatalogueStore, 'Hours' | 'Holidays'>): StoreHours {
  const week = openingWeek(Hours).map((day) => day && { opens: minutesOf(day.Opens), closes: minutesOf(day.Closes) });
  return { week, holidays: Holidays };
}
