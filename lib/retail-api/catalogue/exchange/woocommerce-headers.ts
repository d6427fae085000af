import { columnName } from './column-name.ts';

/**
 * The columns of WooCommerce's product export in other languages, by their `columnName` in English: what its language
 * packs of version 6.3 say for the texts of `class-wc-product-csv-exporter.php`. `%d` is a number, `%s` any text. The column
 * `ID` is the same in all of them.
 */
const TRANSLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    tax_class: 'Steuerklasse',
    type: 'Typ',
    sku: 'Artikelnummer',
    name: 'Name',
    published: 'Veröffentlicht',
    visibility_in_catalog: 'Sichtbarkeit im Katalog',
    short_description: 'Kurzbeschreibung',
    description: 'Beschreibung',
    date_sale_price_starts: 'Datum, an dem Angebotspreis beginnt',
    date_sale_price_ends: 'Datum, an dem Angebotspreis endet',
    in_stock: 'Vorrätig?',
    stock: 'Lager',
    sale_price: 'Angebotspreis',
    regular_price: 'Regulärer Preis',
    categories: 'Kategorien',
    tags: 'Schlagwörter',
    images: 'Bilder',
    parent: 'Übergeordnetes Produkt',
    'attribute_%d_name': 'Attribut %d Name',
    'attribute_%d_value_s': 'Attribut %d Wert(e)',
    'meta_%s': 'Meta: %s',
  },
  fr: {
    tax_class: 'Classe de TVA',
    type: 'Type',
    sku: 'UGS',
    name: 'Nom',
    published: 'Publié',
    visibility_in_catalog: 'Visibilité dans le catalogue',
    short_description: 'Description courte',
    description: 'Description',
    date_sale_price_starts: 'Date de début de promo',
    date_sale_price_ends: 'Date de fin de promo',
    in_stock: 'En stock ?',
    stock: 'Stock',
    sale_price: 'Tarif promo',
    regular_price: 'Tarif régulier',
    categories: 'Catégories',
    tags: 'Étiquettes',
    images: 'Images',
    parent: 'Parent',
    'attribute_%d_name': 'Nom de l’attribut %d',
    'attribute_%d_value_s': 'Valeur(s) de l’attribut %d',
    'meta_%s': 'Méta : %s',
  },
  es: {
    tax_class: 'Clase de impuesto',
    type: 'Tipo',
    sku: 'SKU',
    name: 'Nombre',
    published: 'Publicado',
    visibility_in_catalog: 'Visibilidad en el catálogo',
    short_description: 'Descripción corta',
    description: 'Descripción',
    date_sale_price_starts: 'Día en que empieza el precio rebajado',
    date_sale_price_ends: 'Día en que termina el precio rebajado',
    in_stock: '¿En inventario?',
    stock: 'Inventario',
    sale_price: 'Precio rebajado',
    regular_price: 'Precio normal',
    categories: 'Categorías',
    tags: 'Etiquetas',
    images: 'Imágenes',
    parent: 'Superior',
    'attribute_%d_name': 'Nombre del atributo %d',
    'attribute_%d_value_s': 'Valor(es) del atributo %d',
    'meta_%s': 'Meta: %s',
  },
  it: {
    tax_class: 'Aliquota di imposta',
    type: 'Tipo',
    sku: 'COD',
    name: 'Nome',
    published: 'Pubblicato',
    visibility_in_catalog: 'Visibilità nel catalogo',
    short_description: 'Breve descrizione',
    description: 'Descrizione',
    date_sale_price_starts: 'Data di partenza del prezzo in saldo',
    date_sale_price_ends: "Data in cui termina l'offerta",
    in_stock: 'In stock?',
    stock: 'Magazzino',
    sale_price: 'Prezzo in offerta',
    regular_price: 'Prezzo di listino',
    categories: 'Categorie',
    tags: 'Tag',
    images: 'Immagine',
    parent: 'Genitore',
    'attribute_%d_name': 'Attributo %d nome',
    'attribute_%d_value_s': 'Attributo %d valuta(e)',
    'meta_%s': 'Meta: %s',
  },
  nl: {
    tax_class: 'Belastingklasse',
    type: 'Type',
    sku: 'Artikelnummer',
    name: 'Naam',
    published: 'Gepubliceerd',
    visibility_in_catalog: 'Zichtbaarheid in catalogus',
    short_description: 'Korte omschrijving',
    description: 'Beschrijving',
    date_sale_price_starts: 'Startdatum actieprijs',
    date_sale_price_ends: 'Einddatum actieprijs',
    in_stock: 'Op voorraad?',
    stock: 'Voorraad',
    sale_price: 'Actieprijs',
    regular_price: 'Reguliere prijs',
    categories: 'Categorieën',
    tags: 'Tags',
    images: 'Afbeeldingen',
    parent: 'Hoofd',
    'attribute_%d_name': 'Naam eigenschap %d',
    'attribute_%d_value_s': 'Waarde eigenschap %d',
    'meta_%s': 'Meta: %s',
  },
};

/** What tells an export of WooCommerce by its columns. */
const TELLING = ['type', 'name', 'regular_price'];

interface Language {
  /** The English column of a translated one that has neither number nor text. */
  plain: ReadonlyMap<string, string>;
  /** Columns with a number or a text. */
  patterns: readonly { pattern: RegExp; english: string }[];
}

const LANGUAGES: readonly Language[] = Object.values(TRANSLATIONS).map((columns) => {
  const all = Object.entries(columns);
  return {
    plain: new Map(all.map(([english, translated]) => [columnName(translated), english])),
    patterns: all.flatMap(([english, translated]) => {
      if (!translated.includes('%')) return [];
      const name = columnName(translated.replace('%d', 'zzd').replace('%s', 'zzs'));
      const pattern = new RegExp(`^${name.replace('zzd', '(\\d+)').replace('zzs', '(.+)')}$`);
      return [{ pattern, english: english.replace(/%[ds]/, '$1') }];
    }),
  };
});

/** A column of a table. */
export interface HeaderColumn {
  /** By `columnName`: its own, and before it the one that WooCommerce has for it in English. */
  names: string[];
  /** Whether an amount such as `1299,50` has a decimal comma. */
  hasDecimalComma: boolean;
}

/** Prices, which WooCommerce writes with the decimal separator of the shop. */
const PRICES: ReadonlySet<string> = new Set(['regular_price', 'sale_price']);

/** The columns of a header, which may be that of an export of WooCommerce in another language. */
export function headerColumns(header: readonly string[]): HeaderColumn[] {
  const own = header.map(columnName);
  const isOf = ({ plain }: Language) => {
    const english = new Set(own.map((name) => plain.get(name)));
    return TELLING.every((name) => english.has(name));
  };
  const language = own.includes('regular_price') ? undefined : LANGUAGES.find(isOf);
  return own.map((name) => {
    const english = language ? englishOf(name, language) : name;
    return { names: [...new Set([english, name])], hasDecimalComma: language !== undefined && PRICES.has(english) };
  });
}

function englishOf(name: string, { plain, patterns }: Language): string {
  const found = patterns.find(({ pattern }) => pattern.test(name));
  return plain.get(name) ?? (found ? name.replace(found.pattern, found.english) : name);
}
