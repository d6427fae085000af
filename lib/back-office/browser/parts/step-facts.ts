import type { CallRequest } from '../api/call.ts';
import type { PieceMarks } from './piece-fields.tsx';

/** A line whose items may be sold again. */
interface SellableLine {
  LineId: string;
  Quantity: number;
  ProductTitle: string;
}

/** What a step asks for before it is taken. */
export interface StepAsks {
  /** What the button of the form says; the step's own name where it is left out. */
  button?: string;
  /** What to know before it is taken. */
  lead?: string;
  /** The pieces that can be marked with HUID and serial number. */
  pieces?: readonly PieceMarks[];
  /** The parcel, beginning with what is known of it. `tracking`: whether its page is asked for, too. */
  parcel?: { courier: string; awb: string; tracking?: string };
  /** The number of the courier's booking that another one would leave behind; the booking is then cancelled first. */
  bookedAwb?: string;
  /** The price of a repair. */
  hasEstimate?: boolean;
  /** A text that the customer reads, needed or not. */
  reason?: 'required' | 'optional';
  sellable?: readonly SellableLine[];
  /** The code of somebody who collects. */
  hasCode?: boolean;
}

/** What was answered; what was not asked is left out. Amounts in paise. */
export type StepFacts = Pick<
  CallRequest<'AdvanceOrder'>,
  'Courier' | 'AWB' | 'TrackingUrl' | 'Pieces' | 'Reason' | 'SellableLineIds' | 'Code'
> & { Estimate?: number };

/** The marks of pieces as a call takes them: those that have any. */
export function marksOf(pieces: readonly PieceMarks[]): NonNullable<StepFacts['Pieces']> {
  return pieces
    .filter(({ HUID, Serial }) => HUID !== '' || Serial !== '')
    .map(({ LineId, Piece, HUID, Serial }) => ({ LineId, Piece, HUID, Serial }));
}
