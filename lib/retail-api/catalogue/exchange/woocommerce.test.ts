import { csvOf, draftsOfFile } from '../../testing/drafts-of-file.ts';

const WATCH = {
  ID: '44',
  Type: 'simple',
  SKU: 'KILN-40',
  Name: 'Kiln &amp; Co Diver',
  Published: '1',
  'Visibility in catalog': 'visible',
  Description: '<p>Sturdy.</p>\\n<p>Slim.</p>',
  'Date sale price starts': '',
  'Date sale price ends': '',
  'Tax class': '',
  'In stock?': '1',
  Stock: '4',
  'Sale price': '',
  'Regular price': '1299.50',
  Categories: 'New, Watches > Divers',
  Images: 'https://shop.example/a.jpg, https://shop.example/b.jpg',
  Parent: '',
  'Attribute 1 name': 'Brand',
  'Attribute 1 value(s)': 'Kiln',
  'Attribute 2 name': 'Case Diameter',
  'Attribute 2 value(s)': '42 mm',
};
const RING = {
  ...WATCH,
  ID: '50',
  Type: 'variable',
  SKU: 'VOW',
  Name: 'Vow Ring',
  Categories: 'Jewellery > Rings',
  Stock: '',
  'Regular price': '',
};
const SIZE = {
  ...WATCH,
  Type: 'variation',
  SKU: '',
  Parent: 'VOW',
  Name: 'Vow Ring - 12',
  Categories: '',
  Images: '',
  Description: '',
  'Attribute 1 name': 'Size',
  'Attribute 1 value(s)': '12',
  'Attribute 2 name': '',
  'Attribute 2 value(s)': '',
};

test('a simple product of WooCommerce is read with its attributes, plain text and photos', async () => {
  const [draft] = await draftsOfFile(csvOf(WATCH));
  expect(draft).toMatchObject({
    id: 'KILN-40',
    faults: [],
    photos: ['https://shop.example/a.jpg', 'https://shop.example/b.jpg'],
    fields: {
      ProductCode: 'KILN-40',
      ProductTitle: 'Kiln & Co Diver',
      BrandName: 'Kiln',
      RootCategory: 'Watches',
      SubCategory: 'Diver',
      Description: 'Sturdy. Slim.',
      Price: 1299.5,
      MRP: 1299.5,
      Skus: [{ SKU: 'KILN-40', SizeName: null, StoreQuantity: 4 }],
      Attributes: { CaseSizeMm: 42 },
    },
  });
});

test('variations are sizes of their product wherever they stand, with prices of their own; a disabled one is left out', async () => {
  const drafts = await draftsOfFile(
    csvOf(
      { ...SIZE, ID: '51', SKU: 'VOW-12', 'Regular price': '100000', 'Sale price': '90000' },
      WATCH,
      RING,
      {
        ...SIZE,
        ID: '52',
        Parent: 'id:50',
        'Attribute 1 value(s)': '14',
        'Regular price': '110000',
        Stock: '',
        'In stock?': '0',
      },
      { ...SIZE, ID: '53', 'Attribute 1 value(s)': '16', Published: '0', 'Regular price': 'on request' },
    ),
  );
  expect(drafts.map(({ id, faults }) => [id, faults])).toEqual([
    ['VOW', []],
    ['KILN-40', []],
  ]);
  expect(drafts[0]?.fields).toMatchObject({
    Price: 90000,
    MRP: 100000,
    Skus: [
      { SKU: 'VOW-12', SizeName: '12', StoreQuantity: 4 },
      { SKU: 'VOW-14', SizeName: '14', StoreQuantity: 0, Price: 110000, MRP: 110000 },
    ],
  });
  expect(drafts[0]?.rows.map(({ line }) => line)).toEqual([2, 4, 5, 6]);
});

test('colours are products of their own, with their photos', async () => {
  const colour = { ...SIZE, 'Attribute 1 name': 'Color', 'Attribute 2 name': 'Size', 'Attribute 2 value(s)': '12' };
  const drafts = await draftsOfFile(
    csvOf(
      RING,
      { ...colour, 'Attribute 1 value(s)': 'Rose', Images: 'rose.jpg' },
      { ...colour, 'Attribute 1 value(s)': 'Yellow' },
    ),
  );
  expect(
    drafts.map(({ fields, photos }) => [fields.ProductCode, fields.DesignCode, fields.ColorName, photos.length]),
  ).toEqual([
    ['VOW-ROSE', 'VOW', 'Rose', 1],
    ['VOW-YELLOW', 'VOW', 'Yellow', 2],
  ]);
});

test('a sale counts between its dates, which may be open at one end', async () => {
  const sale = { ...WATCH, 'Sale price': '999', 'Date sale price ends': '2026-12-01' };
  const [on, later] = await draftsOfFile(
    csvOf(sale, { ...sale, SKU: 'K2', ID: '45', 'Date sale price starts': '2026-11-28' }),
  );
  expect([on?.fields.Price, later?.fields.Price]).toEqual([999, 1299.5]);
  expect(later?.sale).toEqual({ isOn: false, changesAt: Date.parse('2026-11-28T00:00+05:30') });
});

test.each<[Record<string, string>, string]>([
  [{ Type: 'grouped' }, 'is of the type grouped'],
  [{ Type: 'simple, virtual' }, 'is of the type virtual'],
  [{ Published: '-1' }, 'is not published'],
  [{ 'Visibility in catalog': 'hidden' }, 'is hidden'],
  [{ Type: 'variable' }, 'has no variation for sale'],
  [{ Type: 'variation', Parent: 'R9' }, 'is a variation of R9, which is not in the file'],
  [{ 'Regular price': '12,99' }, '"12,99" is not a price in rupees'],
  [{ 'Sale price': '1400' }, 'its sale price 1400 is above its price 1299.50'],
  [{ Stock: 'parent' }, 'its stock is shared by all sizes'],
  [{ Categories: 'Clocks' }, '"Clocks" is not a category'],
  [{ 'Sale price': '999', 'Date sale price ends': 'soon' }, '"" to "soon" is not a sale period'],
])('a product of WooCommerce with %j is refused', async (cells, reason) => {
  const drafts = await draftsOfFile(csvOf({ ...WATCH, ...cells }));
  expect(drafts.flatMap(({ faults }) => faults.map(({ text }) => text))).toEqual([expect.stringContaining(reason)]);
});

test('two products with one SKU are refused, naming the line of the other', async () => {
  const [draft] = await draftsOfFile(csvOf(WATCH, { ...WATCH, ID: '45' }));
  expect(draft?.faults).toEqual([
    { row: { line: 3, name: 'KILN-40' }, text: 'has the SKU or ID of line 2: keep one of both' },
  ]);
});

test('the guard of a formula is taken off, and escaped commas join', async () => {
  const [draft] = await draftsOfFile(csvOf({ ...WATCH, Name: "'=Diver", 'Attribute 1 value(s)': 'Kiln\\, Pune' }));
  expect([draft?.fields.ProductTitle, draft?.fields.BrandName]).toEqual(['=Diver', 'Kiln, Pune']);
});

/** The columns of a product with sizes and an own detail, as exports in other languages name those of `ROW`. */
const ROW = ['7', 'variable', 'VOW', 'Vow Ring', '1', 'visible', '', 'Jewellery > Rings', '', 'Brand', 'Kiln', '91'];
const HEADERS: readonly (readonly [string, string])[] = [
  [
    'German',
    'ID;Typ;Artikelnummer;Name;Veröffentlicht;Sichtbarkeit im Katalog;Regulärer Preis;Kategorien;Übergeordnetes Produkt;Attribut 1 Name;Attribut 1 Wert(e);Meta: _net_weight',
  ],
  [
    'French',
    'ID;Type;UGS;Nom;Publié;Visibilité dans le catalogue;Tarif régulier;Catégories;Parent;Nom de l’attribut 1;Valeur(s) de l’attribut 1 ;Méta : _net_weight',
  ],
  [
    'Spanish',
    'ID;Tipo;SKU;Nombre;Publicado;Visibilidad en el catálogo;Precio normal;Categorías;Superior;Nombre del atributo 1;Valor(es) del atributo 1;Meta: _net_weight',
  ],
  [
    'Italian',
    'ID;Tipo;COD;Nome;Pubblicato;Visibilità nel catalogo;Prezzo di listino;Categorie;Genitore;Attributo 1 nome;Attributo 1 valuta(e);Meta: _net_weight',
  ],
  [
    'Dutch',
    'ID;Type;Artikelnummer;Naam;Gepubliceerd;Zichtbaarheid in catalogus;Reguliere prijs;Categorieën;Hoofd;Naam eigenschap 1;Waarde eigenschap 1;Meta: _net_weight',
  ],
];

test.each(HEADERS)('an export with headers in %s is read as one in English', async (_language, header) => {
  const size = ['8', 'variation', 'VOW-12', 'Vow Ring - 12', '1', 'visible', '90000', '', 'VOW', 'Size', '12', ''];
  const [draft, ...others] = await draftsOfFile([header, ROW.join(';'), size.join(';')].join('\n'));
  expect(others).toEqual([]);
  expect(draft).toMatchObject({
    faults: [],
    fields: {
      ProductCode: 'VOW',
      BrandName: 'Kiln',
      Price: 90000,
      Skus: [{ SKU: 'VOW-12', SizeName: '12' }],
      Attributes: { NetWeightG: 91 },
    },
  });
});

test('a table whose columns are not understood is refused with their names and what to do', async () => {
  await expect(draftsOfFile('प्रकार,नाम,मूल्य\nsimple,Ring,100')).rejects.toThrow(
    /Its columns “प्रकार”, “नाम”, “मूल्य” are not those of a format\. .*: --mapping FILE\.$/,
  );
});
