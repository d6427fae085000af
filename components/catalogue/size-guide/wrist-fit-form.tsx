'use client';

import { useRef, useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import {
  parseWristQuery,
  type WristQuery,
  wristCircumference,
  wristFlatWidth,
} from '#lib/storefront/catalogue/size-guide/query.ts';
import { LARGEST_WRIST, SMALLEST_WRIST, type WatchMeasures } from '#lib/storefront/catalogue/size-guide/wrist-fit.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { MeasuredSlider } from './measured-slider';
import { ScreenSet } from './screen-set';
import { WristAnswer } from './wrist-answer';
import { WristDrawing } from './wrist-drawing';

interface WristFitFormProps {
  /** The query of the URL. */
  query: WristQuery;
  watch: WatchMeasures | null;
}

const STEP = 1;

/** How a watch fits a wrist: computed immediately where scripts run, otherwise the result of a plain form. */
export function WristFitForm({ query, watch }: WristFitFormProps) {
  const [texts, setTexts] = useState({ wrist: query.wrist.text, flat: query.flat.text });
  const [typing, setTyping] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (early) => {
    const fields = new FormData(early);
    const typed = (name: 'wrist' | 'flat', before: string) => {
      const text = String(fields.get(name));
      return text === query[name].text ? before : text;
    };
    // The slider may also have been moved.
    setTexts((before) => ({ wrist: typed('wrist', before.wrist), flat: typed('flat', before.flat) }));
  });
  const parsed = parseWristQuery(texts);
  const around = wristCircumference(parsed.wrist);
  const flat = wristFlatWidth(parsed.flat);
  const wrist = around === null ? null : { around, flat };
  /** A field is not wrong while it is being typed in. An invalid value of the URL is no longer in the field. */
  const isWrong = (name: 'wrist' | 'flat', length: number | null) =>
    typing !== name && length === null && (texts[name] !== '' || (query[name].isWrong && typing === ''));
  const field = (name: 'wrist' | 'flat') => ({
    name,
    value: texts[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setTyping(name);
      setTexts({ ...texts, [name]: event.currentTarget.value });
    },
    onBlur: () => setTyping('none'),
  });
  return (
    <>
      <form ref={form} method="get" action={paths.wristFit()} onSubmit={(event) => event.preventDefault()}>
        {query.product !== '' && <input type="hidden" name="product" value={query.product} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={m.sizeGuideWristLabel()}
            hint={m.sizeGuideWristHint()}
            error={isWrong('wrist', around) ? m.sizeGuideWristProblem() : ''}
            {...field('wrist')}
          />
          <Field
            label={m.sizeGuideFlatLabel()}
            hint={m.sizeGuideFlatHint()}
            error={isWrong('flat', flat) ? m.sizeGuideFlatProblem() : ''}
            {...field('flat')}
          />
        </div>
        {/* With scripts the result is already shown. */}
        <Button type="submit" className="mt-4 max-sm:w-full [@media(scripting:enabled)]:hidden">
          {m.commonShow()}
        </Button>
      </form>
      <div className="needs-script mt-4">
        <MeasuredSlider
          label={m.sizeGuideWrist()}
          value={around ?? 165}
          min={SMALLEST_WRIST}
          max={LARGEST_WRIST}
          step={STEP}
          buttonStep={STEP}
          valueText={m.sizeGuideCentimetres({ length: (around ?? 165) / 10 })}
          smaller={m.sizeGuideSmallerWrist()}
          larger={m.sizeGuideLargerWrist()}
          onChange={(value) => setTexts((before) => ({ ...before, wrist: String(value / 10) }))}
        />
      </div>
      <div role="status" className="mt-6 min-h-20">
        {wrist ? <WristAnswer wrist={wrist} watch={watch} /> : <p className="text-muted">{m.sizeGuideWristFirst()}</p>}
      </div>
      {wrist && watch && (
        <section aria-labelledby="true-size" className="needs-script mt-8" data-print="off">
          <h2 id="true-size" className="mb-4 text-2xl">
            {m.sizeGuideSeeTrueSize()}
          </h2>
          <ScreenSet>{(scale) => <WristDrawing wrist={wrist} watch={watch} scale={scale} />}</ScreenSet>
        </section>
      )}
    </>
  );
}
