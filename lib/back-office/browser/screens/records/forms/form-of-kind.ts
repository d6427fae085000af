import type { ComponentType } from 'react';
import type { RecordListKind } from '../list-kinds.ts';
import { BrandForm } from './brand-form.tsx';
import { CategoryForm } from './category-form.tsx';
import type { RecordFormProps } from './record-form.ts';
import { SearchWordForm } from './search-word-form.tsx';
import { StoreRecordForm } from './store-form.tsx';

/** The form of each list beside offers and coupons, which share one of their own. */
export const RECORD_FORMS: Readonly<
  Record<Exclude<RecordListKind, 'offers' | 'coupons'>, ComponentType<RecordFormProps>>
> = {
  brands: BrandForm,
  categories: CategoryForm,
  'search-words': SearchWordForm,
  stores: StoreRecordForm,
};
