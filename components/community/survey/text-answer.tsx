'use client';

import { useState } from 'react';
import { SURVEY_TEXT_MAXIMUM } from '#lib/contract/survey-vocabulary.ts';
import { TEXT_FIELD } from '#lib/storefront/community/survey/answers.ts';
import * as m from '#messages';
import { useScripted } from '@/components/ui/use-scripted';
import { ANSWER_ID } from './field-ids';

interface TextAnswerProps {
  /** The initial text. */
  text: string;
  describedBy: string | undefined;
  isWrong: boolean;
}

const COUNT_ID = `${ANSWER_ID}-count`;
/** The numbers of characters left that are announced to screen readers. */
const ANNOUNCED_COUNTS = [100, 50, 20, 0];

/** A text field with the number of characters left. */
export function TextAnswer({ text, describedBy, isWrong }: TextAnswerProps) {
  const scripted = useScripted();
  const [left, setLeft] = useState(SURVEY_TEXT_MAXIMUM - text.length);
  return (
    <>
      <textarea
        id={ANSWER_ID}
        name={TEXT_FIELD}
        rows={6}
        maxLength={SURVEY_TEXT_MAXIMUM}
        defaultValue={text}
        onInput={({ currentTarget }) => setLeft(SURVEY_TEXT_MAXIMUM - currentTarget.value.length)}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={[describedBy, COUNT_ID].filter(Boolean).join(' ')}
        className={`mt-4 block w-full max-w-xl rounded-sm border bg-transparent px-3 py-2 text-ink ${isWrong ? 'border-danger' : 'border-edge'}`}
      />
      <p id={COUNT_ID} className="mt-1 text-muted text-sm tabular-nums">
        {scripted ? m.communityCharactersLeft({ left }) : m.communityCharactersMost({ max: SURVEY_TEXT_MAXIMUM })}
      </p>
      <p role="status" className="sr-only">
        {ANNOUNCED_COUNTS.includes(left) ? m.communityCharactersLeft({ left }) : ''}
      </p>
    </>
  );
}
