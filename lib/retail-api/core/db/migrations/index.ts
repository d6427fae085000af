import type { Transaction } from 'kysely';
import type { Engine } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { basketsMigration } from './001-baskets.ts';
import { catalogueMigration } from './001-catalogue.ts';
import { serviceMigration } from './001-service.ts';
import { customersMigration } from './002-customers.ts';
import { messagesMigration } from './003-messages.ts';
import { indexesMigration } from './004-indexes.ts';
import { notifyTurnsMigration } from './005-notify-turns.ts';
import { promotionsMigration } from './006-promotions.ts';
import { giftHoldsMigration } from './007-gift-holds.ts';
import { ordersMigration } from './008-orders.ts';
import { pagesMigration } from './009-pages.ts';
import { visitConsentsMigration } from './010-visit-consents.ts';
import { visitsMigration } from './011-visits.ts';
import { invitationsMigration } from './012-invitations.ts';
import { launchNoticesMigration } from './013-launch-notices.ts';
import { catalogueOriginMigration } from './014-catalogue-origin.ts';
import { photoLooksMigration } from './015-photo-looks.ts';
import { searchWeeksMigration } from './016-search-weeks.ts';
import { searchMissesMigration } from './017-search-misses.ts';
import { uploadsMigration } from './018-uploads.ts';
import { appointmentsMigration } from './019-appointments.ts';
import { storeStockMigration } from './019-store-stock.ts';
import { surveysMigration } from './020-surveys.ts';
import { reviewsMigration } from './021-reviews.ts';
import { questionsMigration } from './022-questions.ts';
import { linePapersMigration } from './023-line-papers.ts';
import { afterSaleMigration } from './024-after-sale.ts';
import { deskAuditMigration } from './025-desk-audit.ts';
import { orderWordsMigration } from './026-order-words.ts';
import { deskSearchMigration } from './027-desk-search.ts';
import { pieceHistoryMigration } from './028-piece-history.ts';
import { returnPhotosMigration } from './029-return-photos.ts';
import { visitConsentsBySessionMigration } from './030-visit-consents-by-session.ts';

export interface Migration {
  /** Kept in the database: never rename one that was released. */
  readonly name: string;
  up(transaction: Transaction<Database>, engine: Engine): Promise<void>;
}

/** In the order they are applied. Add at the end; never change one that was released. */
export const migrations: readonly Migration[] = [
  catalogueMigration,
  basketsMigration,
  serviceMigration,
  customersMigration,
  messagesMigration,
  indexesMigration,
  notifyTurnsMigration,
  promotionsMigration,
  giftHoldsMigration,
  ordersMigration,
  pagesMigration,
  visitsMigration,
  visitConsentsMigration,
  invitationsMigration,
  launchNoticesMigration,
  catalogueOriginMigration,
  photoLooksMigration,
  searchWeeksMigration,
  searchMissesMigration,
  uploadsMigration,
  appointmentsMigration,
  storeStockMigration,
  surveysMigration,
  afterSaleMigration,
  deskAuditMigration,
  orderWordsMigration,
  linePapersMigration,
  reviewsMigration,
  questionsMigration,
  deskSearchMigration,
  pieceHistoryMigration,
  returnPhotosMigration,
  visitConsentsBySessionMigration,
];
