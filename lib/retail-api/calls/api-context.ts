import type { EmiPlan } from '#lib/shared/emi-plan.ts';
import type { Seller } from '#lib/shared/shop-profile.ts';
import type { CatalogueStructure } from '../catalogue/catalogue-index.ts';
import type { PagePictures } from '../catalogue/images/page-pictures.ts';
import type { SearchEngine } from '../catalogue/search-engine.ts';
import type { SearchTally } from '../catalogue/search-tally.ts';
import type { UploadMaker } from '../community/uploads/upload-maker.ts';
import type { CoreContext } from '../core/core-context.ts';
import type { Printer } from '../documents/print/printer.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Courier } from '../orders/couriers/courier.ts';
import type { Payments } from '../payments/gateway.ts';
import type { PhotoSearch } from '../photo-search/photo-search.ts';

/** Dependencies available to every call. Nothing here is global: tests build their own. */
export interface ApiContext extends CoreContext {
  /** The current lists of the catalogue and their details: read once, the value does not change during a call. */
  readonly catalogue: CatalogueStructure;
  /** Product search; may run on another machine. */
  readonly search: SearchEngine;
  /** Counts search terms. */
  readonly searchTally: Pick<SearchTally, 'add' | 'addMiss'>;
  readonly payments: Payments;
  /** The courier that staff can book; null where they type the AWB. */
  readonly courier: Courier | null;
  /** How shoppers can pay in instalments, in the order in which they see the banks. */
  readonly emiPlans: readonly EmiPlan[];
  /** The seller as named on tax invoices. */
  readonly seller: Seller;
  /** Makes a profile of the shop that was just saved that of this process, and announces it; others look every second. */
  readonly onShopSaved?: () => void;
  /** Renders documents to files. */
  readonly printer: Printer;
  /** The width in pixels of a product's photo, by its file name in URLs; undefined if it is not known. */
  readonly photoWidth: (fileName: string) => Promise<number | undefined>;
  /** Stores a photo of a product and returns its file name for URLs; `position` is 1 for the front view. Throws PhotoFault. */
  readonly storeProductPhoto: (productCode: string, position: number, bytes: Buffer) => Promise<string>;
  /** Folder of the files of imports through the back office. */
  readonly importsDir: string;
  /** Pictures of pages. */
  readonly pictures: PagePictures;
  /** Product search by photo. */
  readonly photos: PhotoSearch;
  /** Jobs that any worker may do; null with the embedded database, where this process does everything by itself. */
  readonly jobs: JobQueue | null;
  /** Re-encodes shoppers' photos. */
  readonly uploads: UploadMaker;
}
