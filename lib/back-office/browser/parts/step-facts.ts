import type { CallData, CallRequest } from '../api/call.ts';
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
  /** The shop's warehouses, where the items can be put into any of several; none otherwise. */
  warehouses?: CallData<'Warehouses'>;
  /** The code of somebody who collects. */
  hasCode?: boolean;
}

/** What was answered; what was not asked is left out. Amounts in paise. */
export type StepFacts = Pick<
  CallRequest<'AdvanceOrder'>,
  'Courier' | 'AWB' | 'TrackingUrl' | 'Pieces' | 'Reason' | 'SellableLineIds' | 'Warehouse' | 'Code'
> & { Estimate?: number };

/** What somebody typed for a step that another person took meanwhile. */
export interface BegunFacts {
  pieces?: readonly PieceMarks[];
  parcel?: NonNullable<StepAsks['parcel']>;
}

/** What a step asks for, beginning with what was typed already. */
export function begunWith(asks: StepAsks, begun: BegunFacts): StepAsks {
  const { pieces, parcel } = asks;
  const typed = begun.parcel;
  return {
    ...asks,
    ...(pieces && { pieces: pieces.map((piece) => withTyped(piece, begun.pieces ?? [])) }),
    ...(parcel &&
      typed && {
        parcel: {
          courier: typed.courier || parcel.courier,
          awb: typed.awb || parcel.awb,
          ...(parcel.tracking !== undefined && { tracking: typed.tracking || parcel.tracking }),
        },
      }),
  };
}

function withTyped(piece: PieceMarks, typed: readonly PieceMarks[]): PieceMarks {
  const own = typed.find(({ LineId, Piece }) => LineId === piece.LineId && Piece === piece.Piece);
  return { ...piece, HUID: own?.HUID || piece.HUID, Serial: own?.Serial || piece.Serial };
}

/** The marks of pieces as a call takes them: those that have any. */
export function marksOf(pieces: readonly PieceMarks[]): NonNullable<StepFacts['Pieces']> {
  return pieces
    .filter(({ HUID, Serial }) => HUID !== '' || Serial !== '')
    .map(({ LineId, Piece, HUID, Serial }) => ({ LineId, Piece, HUID, Serial }));
}
