import type { ProductWriter } from './product-writer.ts';

/** The project's own JSON, laid out as its catalogue files are. */
export const ownJson: ProductWriter = {
  head: '[\n ',
  write: ({ product }) => JSON.stringify(product, null, 1).replaceAll('\n', '\n '),
  between: ',\n ',
  foot: '\n]\n',
};

/** A product a line. */
export const ownLines: ProductWriter = {
  head: '',
  write: ({ product }) => JSON.stringify(product),
  between: '\n',
  foot: '\n',
};
