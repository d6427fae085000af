import { VIDEO_LANGUAGES } from '#lib/contract/store-vocabulary.ts';
import { VIDEO_LANGUAGE_LABELS } from '#lib/shared/visit-labels.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { SelectField } from '@/components/ui/select-field';

const RADIO = 'size-5 accent-ink';
const LABEL = 'flex min-h-11 cursor-pointer items-center';

interface MeetingFieldsProps extends FormState {
  idOf: (name: string) => string;
}

/** The choice between a visit and a short video call; styles alone show the language of a call. */
export function MeetingFields({ values, problems, idOf }: MeetingFieldsProps) {
  const isVideo = values.meeting === 'video';
  const [visitId, videoId] = [idOf('meeting'), idOf('meeting-video')];
  return (
    <fieldset aria-describedby={problems.meeting ? `${visitId}-error` : undefined}>
      <legend className="mb-3 font-display text-xl">{m.storesHowToMeet()}</legend>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3">
        <input type="radio" id={visitId} name="meeting" value="visit" defaultChecked={!isVideo} className={RADIO} />
        <label htmlFor={visitId} className={LABEL}>
          {m.storesVisitStore()}
        </label>
        <input
          type="radio"
          id={videoId}
          name="meeting"
          value="video"
          defaultChecked={isVideo}
          className={`peer ${RADIO}`}
        />
        <label htmlFor={videoId} className={LABEL}>
          {m.storesVideoCall()}
        </label>
        <SelectField
          id={idOf('language')}
          name="language"
          label={m.storesCallLanguage()}
          defaultValue={values.language ?? VIDEO_LANGUAGES[0]}
          className="col-span-2 mt-2 hidden peer-checked:block"
        >
          {VIDEO_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {VIDEO_LANGUAGE_LABELS[language]()}
            </option>
          ))}
        </SelectField>
      </div>
      {problems.meeting && (
        <p id={`${visitId}-error`} className="mt-2 text-danger text-sm">
          {problems.meeting}
        </p>
      )}
    </fieldset>
  );
}
