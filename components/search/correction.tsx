import { listText } from '#lib/shared/list-text.ts';
import * as m from '#messages';
import { InItsLanguage } from '@/components/ui/in-its-language';

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
  const words = listText(leftOut.map((word) => `“${word}”`));
  const note = isCorrected ? m.searchExactNone({ text }) : m.searchAllNone({ text });
  return (
    <p className="mt-3 text-muted">
      <InItsLanguage text={leftOut.length > 0 ? `${note} ${m.searchLeftOut({ words })}` : note} />
    </p>
  );
}
