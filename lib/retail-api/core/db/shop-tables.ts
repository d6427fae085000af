/** Tables of the shop's profile; part of `Database`. */
export interface ShopTables {
  /** Every version of the profile; the highest one counts. */
  shop_profiles: {
    version: number;
    /** `ShopProfile` as JSON. */
    document: string;
    /** Hashes of the pictures by the field that names them, as JSON. */
    pictures: string;
    /** Hash of document and pictures. */
    hash: string;
    /** The staff member; empty if it comes from the settings. */
    saved_by: string;
    saved_at: number;
  };
  /** Pictures by the SHA-256 of their bytes, in hex. */
  shop_pictures: { hash: string; body: Uint8Array };
}
