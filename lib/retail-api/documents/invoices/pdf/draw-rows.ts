import type { InvoiceWire } from '#lib/contract/index.ts';
import * as m from '#messages';
import { LOWEST, MARGIN, type Part, type Sheet, type TextStyle } from '../../print/sheet.ts';
import { type Column, type InvoiceRowWire, invoiceColumns } from './invoice-columns.ts';

const GAP = 6;
const PADDING = 4;
const HEAD: TextStyle = { size: 7, bold: true };
const FIRST: TextStyle = { size: 7.5 };
const FURTHER: TextStyle = { size: 6.5, colour: '#5c564d' };

interface Cell extends Column {
  x: number;
  /** The width of the text: columns have gaps between them, and the last one ends at the margin. */
  room: number;
}

/**
 * Draws the goods as a table from `y` on, repeating its header on every page; returns the y position of the end.
 */
export function drawRows(sheet: Sheet, invoice: InvoiceWire, y: number): number {
  const cells = placed(invoiceColumns(invoice.PlaceOfSupply.StateCode === invoice.Seller.StateCode));
  const table = sheet.part(sheet.root, 'Table');
  const head = sheet.part(table, 'TR');
  let top = drawHead(sheet, cells, y, (cell, place) => sheet.write(head, 'TH', cell.name, place, headStyle(cell)));
  for (const [index, row] of invoice.Rows.entries()) {
    const height = Math.max(...cells.map((cell) => heightOf(sheet, cell, row, index)));
    if (top + height + PADDING > LOWEST) {
      sheet.doc.addPage();
      top = drawHead(sheet, cells, MARGIN, (cell, place) => sheet.decorate(cell.name, place, headStyle(cell)));
    }
    const part = sheet.part(table, 'TR');
    for (const cell of cells) drawCell(sheet, part, cell, cell.lines(row, index), top);
    top += height + PADDING;
    sheet.rule(top, '#e4ded3');
    top += PADDING;
  }
  return top;
}

function placed(columns: readonly Column[]): Cell[] {
  let x = MARGIN;
  return columns.map((column, index) => {
    const cell = { ...column, x, room: column.width - (index < columns.length - 1 ? GAP : 0) };
    x += column.width;
    return cell;
  });
}

function headStyle({ align }: Cell): TextStyle {
  return { ...HEAD, align };
}

type Place = { x: number; y: number; width: number };

function drawHead(sheet: Sheet, cells: readonly Cell[], y: number, write: (cell: Cell, place: Place) => void): number {
  sheet.rule(y);
  for (const cell of cells) write(cell, { x: cell.x, y: y + PADDING, width: cell.room });
  const end = y + 2 * PADDING + sheet.heightOf(m.invoiceTotal(), WIDE, HEAD);
  sheet.rule(end);
  return end + PADDING;
}

const WIDE = 100;
const styleOf = (line: number): TextStyle => (line === 0 ? FIRST : FURTHER);

function heightOf(sheet: Sheet, cell: Cell, row: InvoiceRowWire, index: number): number {
  return cell.lines(row, index).reduce((sum, text, line) => sum + sheet.heightOf(text, cell.room, styleOf(line)), 0);
}

function drawCell(sheet: Sheet, row: Part, cell: Cell, lines: readonly string[], y: number): void {
  const part = sheet.part(row, 'TD');
  let top = y;
  for (const [line, text] of lines.entries()) {
    const style = { ...styleOf(line), align: cell.align };
    top = sheet.write(part, 'P', text, { x: cell.x, y: top, width: cell.room }, style);
  }
}
