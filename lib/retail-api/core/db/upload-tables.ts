import type { Generated } from 'kysely';

/** What a photo belongs to; empty while it waits for a review or return to be sent. */
export type UploadOwner = '' | 'return' | 'review';

/** The table of shoppers' photos; part of `Database`, whose units it shares. */
export interface UploadTables {
  /** Photos that shoppers sent. */
  uploads: {
    id: string;
    /** Null once the account was deleted, of a return that still goes on. */
    customer_id: string | null;
    owner_kind: UploadOwner;
    /** Empty while it waits. */
    owner_id: string;
    /** From 0, in the order the shopper gave them. */
    position: Generated<number>;
    /** 1 where everybody may see it. */
    is_public: Generated<number>;
    /** Pixels of the photo as it is kept. */
    width: number;
    height: number;
    /** WebP. */
    content: Uint8Array;
    thumbnail: Uint8Array;
    created_at: number;
  };
}
