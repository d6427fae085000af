const LIST = new Intl.ListFormat('en-IN', { type: 'conjunction' });

interface CorrectionProps {
  /** The text as the shopper wrote it. */
  text: string;
  /** Whether it was searched for in another spelling. */
  isCorrected: boolean;
  /** Its words that the results do not hold. */
  leftOut: readonly string[];
}

/** Says where the results are not those of the very text: words were read as near ones, or left out. */
export function Correction({ text, isCorrected, leftOut }: CorrectionProps) {
  if (!isCorrected && leftOut.length === 0) return null;
  const words = LIST.format(leftOut.map((word) => `“${word}”`));
  return (
    <p className="mt-3 text-muted">
      {isCorrected
        ? `We found no exact match for “${text}”. These are the closest results.`
        : `We found no match for all of “${text}”.`}
      {leftOut.length > 0 && ` These results leave out ${words}.`}
    </p>
  );
}
