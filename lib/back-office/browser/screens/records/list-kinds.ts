import { hoursOfWeek } from '#lib/shared/opening-week.ts';
import { newCoupon, newOffer } from './new-promotion.ts';

/** A record as it was read; version 0 for a new one. */
export interface EditedRecord {
  Id: string;
  Version: number;
  Position: number;
  Fields: Readonly<Record<string, unknown>>;
}

/** The lists of the shop that share one shape: records with an id, a version, a place and fields; those of a new one by the time. */
export const RECORD_LISTS = {
  categories: {
    title: 'Categories',
    list: 'CategoryRecords',
    save: 'SaveCategories',
    translated: 'category',
    idLabel: 'Path, such as watches/men',
    newFields: () => ({ StoreCategoryName: '', Intro: '', Rule: {}, Sort: 'popularity', Hidden: false }),
    lead: 'What shoppers find in the menu and in lists. A rule says which products a category holds.',
  },
  brands: {
    title: 'Brands',
    list: 'BrandRecords',
    save: 'SaveBrands',
    translated: 'brand',
    idLabel: 'Address, such as aarvane',
    newFields: () => ({ Name: '', Story: '', Country: '', HeroImage: null }),
    lead: 'The pages of brands.',
  },
  offers: {
    title: 'Offers',
    list: 'OfferRecords',
    save: 'SaveOffers',
    translated: 'offer',
    idLabel: 'Id of the offer',
    newFields: newOffer,
    lead: 'Offers in the order in which they are tried. A paused one is kept and not given.',
  },
  coupons: {
    title: 'Coupons',
    list: 'CouponRecords',
    save: 'SaveCoupons',
    translated: 'coupon',
    idLabel: 'Code of the coupon',
    newFields: newCoupon,
    lead: 'Codes that shoppers type in the cart. What orders used stays counted.',
  },
  'search-words': {
    title: 'Search words',
    list: 'SearchWordRecords',
    save: 'SaveSearchWords',
    translated: null,
    idLabel: 'Phrase as shoppers type it',
    newFields: () => ({ Means: '' }),
    lead: 'Another meaning, or a page, for a phrase that shoppers search for.',
  },
  stores: {
    title: 'Stores',
    list: 'StoreRecords',
    save: 'SaveStores',
    translated: 'store',
    idLabel: 'Code of the store',
    newFields: () => ({ Hours: hoursOfWeek([]), Holidays: [], Services: [], Departments: [] }),
    lead: 'Physical stores with address, hours and services.',
  },
} as const;

export type RecordListKind = keyof typeof RECORD_LISTS;
