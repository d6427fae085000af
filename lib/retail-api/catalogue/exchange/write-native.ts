import type { ProductWriter } from './product-writer.ts';

/** The project's own JSON, formatted like its catalogue files. */
export const nativeJson: ProductWriter = {
  head: '[\n ',
  write: ({ product }) => JSON.stringify(product, null, 1).replaceAll('\n', '\n '),
  between: ',\n ',
  foot: '\n]\n',
};

/** One product per line. */
export const nativeJsonLines: ProductWriter = {
  head: '',
  write: ({ product }) => JSON.stringify(product),
  between: '\n',
  foot: '\n',
};
