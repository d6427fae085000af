import type { CatalogueImport } from './import-upload.ts';
import { fieldSourceOf, filledMapping, firstMapping, shownFields, withSource } from './mapping-rows.ts';

const imported = (names: readonly string[], mapping = {}) =>
  ({ Columns: names.map((Name) => ({ Name, Examples: [] })), Mapping: mapping }) as unknown as CatalogueImport;

test('a field has a column, a text for all products, or what is recognised', () => {
  const column = withSource({}, 'SKU', { kind: 'column', text: 'Item no' });
  expect(column).toEqual({ SKU: { columns: 'Item no' } });
  expect(fieldSourceOf(column, 'SKU')).toEqual({ kind: 'column', text: 'Item no' });
  expect(fieldSourceOf({ SKU: { columns: ['A', 'B'], prefix: 'x' } }, 'SKU')).toEqual({ kind: 'column', text: 'A' });
  const constant = withSource(column, 'SKU', { kind: 'constant', text: '' });
  expect(filledMapping(constant)).toEqual({});
  expect(filledMapping(withSource(constant, 'SKU', { kind: 'constant', text: 'x' }))).toEqual({
    SKU: { constant: 'x' },
  });
  expect(withSource(column, 'SKU', { kind: 'recognised', text: '' })).toEqual({});
});

test('a named field that not every product needs is shown, too', () => {
  expect(shownFields({ Purity: 'Karat' }).at(-1)).toEqual(['Purity', 'Purity']);
  expect(shownFields({ SKU: 'Item no' })).toHaveLength(shownFields({}).length);
});

test('a file with the columns of an earlier one begins with its names', () => {
  const names = { SKU: 'Item no' };
  const earlier = [imported(['Other'], { SKU: 'Other' }), imported(['Item no', 'Tag'], names)];
  expect(firstMapping(imported(['Item no', 'Tag']), earlier)).toEqual(names);
  expect(firstMapping(imported(['Item no', 'Price']), earlier)).toEqual({});
  expect(firstMapping(imported(['Item no', 'Tag'], { SKU: 'Tag' }), earlier)).toEqual({ SKU: 'Tag' });
});
