import type { CallHandler } from '../../core/call-handler.ts';
import { orderDocuments } from './order-papers.ts';
import { warrantyCard } from './warranty-card.ts';
import { warrantyCardPdf } from './warranty-card-pdf.ts';

/** Calls about what proves what was bought, and its warranty. */
export const warrantyCalls: readonly CallHandler[] = [orderDocuments, warrantyCard, warrantyCardPdf];
