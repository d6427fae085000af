import type { Generated } from 'kysely';
import type { PriceCause } from '#lib/contract/index.ts';
import type { PageChange } from '#lib/contract/vocabulary.ts';

/** The catalogue as imported, its pages, what shoppers searched for, and what they want to be told about. */
export interface CatalogueTables {
  /** One row, `id` 1: incremented by every change of the catalogue, so that each process rebuilds its index. */
  catalogue_version: {
    id: number;
    version: number;
    imported_at: number;
    source_hash: string;
    /** Incremented when an operator saves or removes a page: pages are purged then, but no index is rebuilt. */
    pages_version: Generated<number>;
    /** When an import last changed products; `imported_at` also changes when products sell out. */
    priced_at: Generated<number>;
    /** `operator` once an operator has imported products; the demo's files then import only pages. */
    origin: Generated<'demo' | 'operator'>;
    /** Random, and another one after each change of the version; empty before the first. */
    mark: Generated<string>;
    /** How often metal rates have priced the jewellery. */
    repricings: Generated<number>;
    /** Epoch milliseconds; 0 while the settings alone decide about the demo. */
    demo_removed_at: Generated<number>;
  };
  products: {
    code: string;
    /** Canonical slug, unique, ends in the lower-case code. */
    slug: string;
    /** The product as imported (`CatalogueProduct`), as JSON. */
    document: string;
    position: number;
    modified_at: number;
    /** Incremented when the document or `hidden` changes. */
    version: Generated<number>;
    /** 1 while the operator keeps it from shoppers; its SKUs, stock and prices stay. */
    hidden: Generated<number>;
    /** What an operator's search compares (`productSearchText`). */
    search_text: Generated<string>;
  };
  /** The only source of price and stock; the copies in the product document are ignored. */
  skus: {
    sku: string;
    product_code: string;
    size_name: string | null;
    /** The price now. */
    price: number;
    mrp: number;
    quantity: number;
    position: number;
    /** The price that applies again when the temporary price in force ends; null while none is. */
    regular_price: number | null;
    /** The recorded earlier price that a price drop is shown against; null while none is shown. */
    price_before: number | null;
    /** When the price or its drop changes next by time; null if never. */
    price_changes_at: number | null;
    /** The repricing by metal rates that priced it last; null if none did. */
    repricing: number | null;
  };
  /**
   * The part of `skus.quantity` that is in warehouses besides the first; what none of them has is in the first. Changed
   * only while the row in `skus` is locked.
   */
  warehouse_stock: { sku: string; warehouse: string; quantity: number };
  /** Metal rates as operators saved them; the last that were applied say what is in force. */
  metal_rates: {
    /** Counted from 1. */
    version: number;
    /** Paise per gram by the id of the rate, as JSON. */
    rates: string;
    from_at: number;
    state: 'waiting' | 'applied' | 'dropped';
    /** All rates in force from then on, with the time at which each was set, as JSON; null until the prices follow. */
    in_force: string | null;
    applied_at: number | null;
    /** How many SKUs changed then. */
    changed: number | null;
    saved_by: string;
    saved_at: number;
    note: string;
    /** The process that is pricing by them, and until when others leave it alone. */
    worker: string | null;
    worker_until: number;
  };
  /** What SKUs are to cost by metal rates, prepared by one process and written to `skus` in one transaction. */
  rate_prices: {
    sku: string;
    product_code: string;
    price: number;
    mrp: number;
    regular_price: number | null;
    price_before: number | null;
    price_changes_at: number | null;
  };
  /** Prices still to come, and temporary ones in force. Without `until_at` a price stays once it has begun. */
  scheduled_prices: {
    id: string;
    sku: string;
    price: number;
    /** Null keeps the MRP; a temporary price never changes it. */
    mrp: number | null;
    from_at: number;
    until_at: number | null;
    saved_by: string;
    note: string;
  };
  /** Prices that SKUs had before, with the time at which another price or MRP followed and why. */
  price_history: {
    id: string;
    sku: string;
    price: number;
    mrp: number;
    ended_at: number;
    cause: PriceCause;
    /** The staff member; empty for an import. */
    changed_by: string;
    note: string;
  };
  /** Regular prices before changes by the staff, of the last days; those before an approved change are deleted. */
  price_marks: { sku: string; at: number; price: number };
  categories: {
    path: string;
    parent_path: string;
    name: string;
    intro: string;
    /** A sort order of lists; empty for the default. */
    sort: Generated<string>;
    rule: string;
    position: number;
    version: Generated<number>;
    /** 1 while shoppers do not see the list, nor those below it. */
    hidden: Generated<number>;
  };
  brands: { slug: string; document: string; position: number; version: Generated<number> };
  stores: { code: string; document: string; position: number; version: Generated<number> };
  redirects: { from_path: string; to_path: string };
  /** Content fragments and pages by slug, as displayed. */
  pages: {
    slug: string;
    title: string;
    footer_group: string;
    content: string;
    position: number;
    modified_at: number;
    /** The date in its file; null if the file has none. */
    dated_at: number | null;
    /** 1 if an operator saved it through the API; it then overrides the file. */
    is_saved: Generated<number>;
    /** `StoryFacts` as JSON; null if the page is no story of the journal. */
    story: Generated<string | null>;
  };
  /** The pages as they are in the files. */
  page_files: {
    slug: string;
    title: string;
    footer_group: string;
    content: string;
    position: number;
    dated_at: number | null;
    story: Generated<string | null>;
  };
  /** The columns of the footer in the operator's order, by the group of their pages. */
  footer_columns: {
    name: string;
    position: number;
  };
  /** Drafts of pages. With `from_at` one is published then, and with `until_at` the page before is back then. */
  page_drafts: {
    slug: string;
    title: string;
    footer_group: string;
    content: string;
    /** `StoryFacts` as JSON; null if the page is no story of the journal. */
    story: string | null;
    version: number;
    from_at: number | null;
    until_at: number | null;
    /** The time of the page's last change by its publication; null before that. */
    published_at: number | null;
    /** The page before its publication as JSON; `null` in it if there was none. */
    replaced: string | null;
    saved_by: string;
    saved_at: number;
    note: string;
  };
  /** What a page said from `published_at` on; the newest versions of each page, counted from 1. */
  page_versions: {
    slug: string;
    version: number;
    title: string;
    footer_group: string;
    content: string;
    /** `StoryFacts` as JSON; null if the page was no story of the journal. */
    story: string | null;
    change: PageChange;
    published_at: number;
    /** The staff member; empty if it came from a file or is not known. */
    published_by: string;
  };
  /** Pictures that staff have sent for pages, by their file names in URLs. */
  page_pictures: { file_name: string; width: number; height: number; added_at: number; added_by: string };
  /** Visual features of a photo, by its name with the hash: bytes in base64, empty if the photo cannot be decoded. */
  photo_features: { photo: string; feature_version: number; features: string };
  /** What the operator says that phrases of shoppers mean, or where they lead (`SearchWord`), in the normal form of a query. */
  search_words: { phrase: string; document: string; version: number };
  /** `week`: whole weeks since the epoch. */
  search_weeks: { text: string; week: number; searches: number };
  /**
   * `key`: hash of the text; `text` is stored only once it is no longer private. `week`: the last week with a search,
   * as above.
   */
  search_misses: { key: string; text: string; searches: number; week: number };
  notify_requests: {
    id: string;
    sku: string;
    channel: 'sms' | 'mail';
    recipient: string;
    customer_id: string | null;
    created_at: number;
    /** Nothing is sent before this time, because a notice about the size was sent recently; 0 if none was. */
    not_before: Generated<number>;
    /** Code of the language that messages are written in. */
    language: Generated<string>;
  };
  /** Requests to be told when a size in stock costs less than `price`, that of the cheapest size when it was made. */
  price_alerts: {
    id: string;
    product_code: string;
    price: number;
    channel: 'sms' | 'mail';
    recipient: string;
    customer_id: string | null;
    created_at: number;
    /** The time has the same meaning as in `notify_requests`. */
    not_before: Generated<number>;
    /** Code of the language that messages are written in. */
    language: Generated<string>;
  };
}
