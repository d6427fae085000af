import type { Generated } from 'kysely';

/** What a photo belongs to; empty until its form is submitted. */
export type UploadOwner = '' | 'return' | 'review' | 'service';

/** The table of shoppers' photos; part of `Database`, in the same units. */
export interface UploadTables {
  /** Photos uploaded by shoppers. */
  uploads: {
    id: string;
    /** Null after the account was deleted, for photos of a return that is still open. */
    customer_id: string | null;
    owner_kind: UploadOwner;
    /** Empty until its form is submitted. */
    owner_id: string;
    /** From 0, in the order chosen by the shopper. */
    position: Generated<number>;
    /** 1 if the photo is public. */
    is_public: Generated<number>;
    /** Size of the stored photo in pixels. */
    width: number;
    height: number;
    /** WebP. */
    content: Uint8Array;
    thumbnail: Uint8Array;
    created_at: number;
  };
}
