import type { TranslationKind } from '#lib/contract/index.ts';

/** Tables of texts in other languages than English; part of `Database`, in the same units. */
export interface TranslationTables {
  /** The texts of one thing in one language. */
  translations: {
    kind: TranslationKind;
    /** The code of a product, the path of a category, the slug of a page, and so on. */
    id: string;
    language: string;
    /** By field, each with a digest of the English text that it translates, as JSON. */
    texts: string;
    version: number;
    /** The staff member; empty where it comes from a file or an import. */
    saved_by: string;
    saved_at: number;
  };
}
