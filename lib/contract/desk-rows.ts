import { z } from 'zod';
import { epochMilliseconds, MAX_INTEGER, opaqueId, singleLineText } from './fields.ts';
import { rupees } from './money.ts';
import { visibleLines } from './review.ts';
import { ORDER_STATES, VISIBLE_LETTER_OR_DIGIT } from './vocabulary.ts';

/** An order in a list of the order desk. */
export const deskOrderRow = z.object({
  OrderNumber: z.string(),
  State: z.enum(ORDER_STATES),
  PaymentState: z.string(),
  PlacedAt: epochMilliseconds,
  Total: rupees,
  Pieces: z.number().int(),
  City: z.string(),
  Pincode: z.string(),
  LatestDate: z.string(),
  /** Whether it is delivered express; left out otherwise. */
  Express: z.boolean().optional(),
});
export type DeskOrderRowWire = z.output<typeof deskOrderRow>;

/** The text of a note by staff, of one or more lines. */
export const noteText = visibleLines(1000).regex(VISIBLE_LETTER_OR_DIGIT, 'must contain a letter or a digit');

/** Hallmark and serial number of each item of an order that has one, `Piece` counted from 1 within its line. */
export const markedPieces = z
  .array(
    z.object({
      LineId: opaqueId,
      Piece: z.number().int().min(1).max(MAX_INTEGER),
      HUID: singleLineText(6).default(''),
      Serial: singleLineText(40).default(''),
    }),
  )
  .max(100)
  .default([]);

/** A note by a staff member, for the staff alone. */
export const staffNote = z.object({
  NoteId: z.string(),
  At: epochMilliseconds,
  By: z.string(),
  Text: z.string(),
});
export type StaffNoteWire = z.output<typeof staffNote>;
