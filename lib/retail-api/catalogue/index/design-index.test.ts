import { demoIndex, entryOf, indexOf } from '../../testing/demo-index.ts';
import type { MemoryIndex } from './memory-index.ts';

/** An index of watches with these codes, each with the operator's design code or none, and some in these colours. */
async function indexWith(
  designs: Readonly<Record<string, string | undefined>>,
  colours: Readonly<Record<string, string>> = {},
): Promise<MemoryIndex> {
  const { source } = await demoIndex();
  const [model] = source.products;
  if (!model) throw new Error('The demo catalogue is empty.');
  const entries = Object.entries(designs).map(([ProductCode, DesignCode], position) => {
    const Skus = model.Skus.map((sku, size) => ({ ...sku, SKU: `${ProductCode}-${size}` }));
    const ColorName = colours[ProductCode] ?? model.ColorName;
    return entryOf({ ...model, ProductCode, ColorName, Skus, ...(DesignCode && { DesignCode }) }, position);
  });
  return indexOf(source, entries);
}

test('product codes in the demo’s form share a design with their colours, other codes do not', async () => {
  const index = await indexWith({
    '1801AV02': undefined,
    '1801AV01': undefined,
    '1801AV010': undefined,
    'WATCH-001': undefined,
    'WATCH-002': undefined,
    WATCH001: undefined,
    WATCH002: undefined,
  });
  expect(index.colourwaysOf('1801AV01')).toEqual(['1801AV02']);
  for (const code of ['WATCH-001', 'WATCH001', '1801AV010', 'UNKNOWN']) expect(index.colourwaysOf(code)).toEqual([]);
});

test('a design code of the operator groups its products, whatever their product codes', async () => {
  const index = await indexWith({ 'KILN-9': 'KILN', AMBER: 'KILN', '1801AV01': 'LOTUS', '1801AV02': undefined });
  expect(index.colourwaysOf('AMBER')).toEqual(['KILN-9']);
  expect(index.colourwaysOf('1801AV02')).toEqual([]);
  // A SKU is not a product code.
  expect(index.colourwaysOf('AMBER-0')).toEqual([]);
});

test('the colours of a design are in the order of their codes, each once, a product standing for its own', async () => {
  const designs = { A1: 'RING', A2: 'RING', A3: 'RING', B1: 'BAND', B2: 'BAND' };
  const index = await indexWith(designs, { A1: 'Gold', A2: 'Rose Gold', A3: 'Gold', B1: 'Gold', B2: 'Gold' });
  const rose = { name: 'Rose Gold', code: 'A2' };
  expect(index.coloursOf('A2')).toEqual([{ name: 'Gold', code: 'A1' }, rose]);
  expect(index.coloursOf('A3')).toEqual([rose, { name: 'Gold', code: 'A3' }]);
  expect(index.coloursOf('B1')).toEqual([]);
  expect(index.coloursOf('UNKNOWN')).toEqual([]);
});
