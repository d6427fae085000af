import { stringify } from 'csv-stringify/sync';
import { googleRows } from './google-fields.ts';
import type { ProductWriter } from './product-writer.ts';
import { joinList } from './split-list.ts';

const FIELDS = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'availability',
  'sell_on_google_quantity',
  'price',
  'sale_price',
  'brand',
  'condition',
  'product_type',
  'color',
  'gender',
  'size',
  'custom_label_0',
  'video_link',
];
const COLUMNS = [...FIELDS, 'image_link', 'additional_image_link', 'product_highlight', 'product_detail'];

/** A Google Merchant feed as tab-separated values. */
export const googleTable: ProductWriter = {
  head: `${COLUMNS.join('\t')}\n`,
  write: (product, siteUrl) =>
    googleRows(product, siteUrl)
      .map(({ fields, photos, highlights, details }) =>
        stringify(
          [
            [
              ...FIELDS.map((name) => fields[name] ?? ''),
              photos[0] ?? '',
              joinList(photos.slice(1)),
              joinList(highlights),
              joinList(details.map(({ section, name, value }) => `${section}:${name}:${value}`)),
            ],
          ],
          { delimiter: '\t' },
        ),
      )
      .join(''),
  between: '',
  foot: '',
};
