import { InItsLanguage } from '@/components/ui/in-its-language';

const LIST = new Intl.ListFormat('en-IN', { type: 'conjunction' });

interface CorrectionProps {
  /** The text as the shopper typed it. */
  text: string;
  /** Whether another spelling was searched for. */
  isCorrected: boolean;
  /** The words of the text that the results do not contain. */
  leftOut: readonly string[];
}

/** The note that the results are not for the exact text: words were corrected or omitted. */
export function Correction({ text, isCorrected, leftOut }: CorrectionProps) {
  if (!isCorrected && leftOut.length === 0) return null;
  const quotedWords = LIST.format(leftOut.map((word) => `“${word}”`));
  const note = isCorrected
    ? `We found no exact match for “${text}”. These are the closest results.`
    : `We found no match for all of “${text}”.`;
  return (
    <p className="mt-3 text-muted">
      <InItsLanguage text={leftOut.length > 0 ? `${note} These results leave out ${quotedWords}.` : note} />
    </p>
  );
}
