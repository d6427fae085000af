interface CountedAnswer {
  Value: string;
  Text: string;
  Count: number;
}

/** Each answer with its share of all answers, in whole per cent; several choices of one person count each. */
export function partsOf(counts: readonly CountedAnswer[]): { text: string; count: number; percent: number }[] {
  const all = counts.reduce((sum, { Count }) => sum + Count, 0);
  return counts.map(({ Value, Text, Count }) => ({
    text: Text === '' ? Value : Text,
    count: Count,
    percent: all === 0 ? 0 : Math.round((Count / all) * 100),
  }));
}
