interface KeptLine {
  LineId: string;
  Quantity: number;
  CancelledQuantity: number;
}

/** What is taken out of lines of which only so many items are kept; a line that is not named stays. */
export function removedLines(
  lines: readonly KeptLine[],
  kept: ReadonlyMap<string, number>,
): { LineId: string; Quantity: number }[] {
  return lines
    .map(({ LineId, Quantity, CancelledQuantity }) => {
      const left = Quantity - CancelledQuantity;
      return { LineId, Quantity: left - (kept.get(LineId) ?? left) };
    })
    .filter(({ Quantity }) => Quantity > 0);
}
