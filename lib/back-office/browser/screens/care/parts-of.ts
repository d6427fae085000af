interface CountedAnswer {
  Value: string;
  Text: string;
  Count: number;
}

/**
 * Each answer with its share of the people who answered, in whole per cent; where somebody may choose several, the shares are more
 * than 100 together. `answered`: how many people did.
 */
export function partsOf(
  counts: readonly CountedAnswer[],
  answered: number,
): { text: string; count: number; percent: number }[] {
  return counts.map(({ Value, Text, Count }) => ({
    text: Text === '' ? Value : Text,
    count: Count,
    percent: answered === 0 ? 0 : Math.round((Count / answered) * 100),
  }));
}
