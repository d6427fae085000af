'use client';

import { type Ref, useId, useRef, useState } from 'react';
import { cleanEngraving, countLetters } from '#lib/shared/engraving-text.ts';
import {
  allowedLettersText,
  engravingPattern,
  engravingProblemText,
  engravingServiceText,
  lettersText,
  maximumLength,
} from '#lib/storefront/engraving/copy.ts';
import type { EngravingTerms } from '#lib/storefront/engraving/types.ts';
import * as m from '#messages';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { useScripted } from '@/components/ui/use-scripted';

/** A long text is set smaller, so that it stays on one line of the narrowest phone. */
const LARGEST_REM = 2.25;
const WIDTH_REM = 28;

/** The letters as they are read on the piece, without a photo: nobody has engraved it yet. */
function EngravingPreview({ text, terms: { place } }: { text: string; terms: EngravingTerms }) {
  const letters = Math.max(1, countLetters(text));
  const size = Math.min(LARGEST_REM, WIDTH_REM / letters);
  return (
    <figure aria-hidden="true" className="grid gap-2">
      <div className="grid min-h-24 place-content-center overflow-hidden border border-line bg-linear-to-b from-photo to-line/60 px-4 text-center">
        {text === '' ? (
          <span className="text-muted text-sm">{m.engravingPreviewEmpty()}</span>
        ) : (
          <span
            className="engraved whitespace-nowrap font-display leading-tight"
            style={{ fontSize: `min(${size}rem, calc((100vw - 6rem) / ${Math.max(6, letters * 0.62)}))` }}
          >
            {text}
          </span>
        )}
      </div>
      <figcaption className="text-muted text-xs">{m.engravingPreviewNote({ place })}</figcaption>
    </figure>
  );
}

interface EngravingFieldProps {
  terms: EngravingTerms;
  /** The text at first; empty for none. */
  initial?: string;
  /** A problem that the store found; the field finds its own. */
  refusal?: string;
  input?: Ref<HTMLInputElement>;
  /** Called whenever the text changes, with the cleaned text, and whether it can be engraved. */
  onText?: (text: string, isSound: boolean) => void;
}

/**
 * The text to engrave with its limits, a preview of the letters, and, before the first text, what engraving means for
 * returns. The browser checks length and letters where no script does.
 */
export function EngravingField({ terms, initial = '', refusal = '', input, onText }: EngravingFieldProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isScripted = useScripted();
  const [text, setText] = useState(initial);
  const take = (typed: string) => {
    const cleaned = cleanEngraving(typed);
    setText(cleaned);
    onText?.(cleaned, engravingProblemText(cleaned, terms) === '');
  };
  useEarlyInput(box, (element) => {
    const typed = element.querySelector('input')?.value ?? '';
    if (typed !== initial) take(typed);
  });
  const problem = engravingProblemText(text, terms);
  // The refusal is about the text that was sent before.
  const error = problem || (text === initial ? refusal : '');
  return (
    <div ref={box} className="grid gap-3">
      <p className="text-sm">{engravingServiceText(terms)}</p>
      <div>
        <div className="mb-1 flex justify-between gap-4 text-muted text-sm">
          <label htmlFor={id}>{m.engravingTextLabel()}</label>
          {isScripted && <span className="tabular-nums">{lettersText(text, terms)}</span>}
        </div>
        <input
          ref={input}
          id={id}
          name="engraving"
          defaultValue={initial}
          autoComplete="off"
          spellCheck={false}
          {...(!isScripted && { pattern: engravingPattern(terms), maxLength: maximumLength(terms) })}
          title={isScripted ? undefined : allowedLettersText(terms)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onInput={({ currentTarget }) => take(currentTarget.value)}
          className={`min-h-12 w-full rounded-sm border bg-transparent px-3 text-ink ${error ? 'border-danger' : 'border-edge'}`}
        />
        <p id={`${id}-error`} role="status" className="mt-1 text-danger text-sm empty:hidden">
          {error}
        </p>
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {allowedLettersText(terms)}
        </p>
      </div>
      {isScripted && <EngravingPreview text={problem ? '' : text} terms={terms} />}
      {initial === '' && <p className="border-brass border-l-2 pl-3 text-sm">{m.engravingNoReturn()}</p>}
    </div>
  );
}
