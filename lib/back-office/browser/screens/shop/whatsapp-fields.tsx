import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { WHATSAPP_KINDS, WHATSAPP_VALUES, type WhatsAppKind } from '#lib/shared/whatsapp-kinds.ts';
import type { WhatsAppRules } from '#lib/shared/whatsapp-rules.ts';
import { messageKindLabel, templateValueLabel } from './message-labels.ts';
import { TextLine, Tick } from './profile-fields.tsx';
import { messageAt } from './profile-problem.ts';
import type { ProfileForm } from './use-profile-form.ts';

type Template = NonNullable<WhatsAppRules['templates'][WhatsAppKind]>;

const NEW_RULES: WhatsAppRules = { language: 'en', templates: {} };
const NEW_VALUES: Template['values'] = ['number', 'text', 'link'];

/** The templates that WhatsApp has approved, by the kind of message. */
export function WhatsAppFields({ form: { profile, problem, change, canSave } }: { form: ProfileForm }) {
  const rules = profile.whatsApp as WhatsAppRules | undefined;
  const isDisabled = !canSave;
  const set = (fields: Partial<WhatsAppRules>) => change({ whatsApp: { ...(rules ?? NEW_RULES), ...fields } });
  function setTemplate(kind: WhatsAppKind, template: Template) {
    const { [kind]: _before, ...others } = rules?.templates ?? {};
    set({ templates: template.name === '' ? others : { ...others, [kind]: template } });
  }
  return (
    <Stack spacing={2}>
      <Tick
        label="Templates are approved by WhatsApp"
        isOn={rules !== undefined}
        onChange={(isOn) => change({ whatsApp: isOn ? NEW_RULES : undefined })}
        isDisabled={isDisabled}
      />
      {rules && (
        <TextLine
          label="Language of the templates"
          value={rules.language}
          onChange={(language) => set({ language: language.trim() })}
          problem={messageAt(problem, 'whatsApp.language')}
          hint="As approved, such as en, en_US or hi"
          isDisabled={isDisabled}
        />
      )}
      {rules &&
        WHATSAPP_KINDS.map((kind) => {
          const label = messageKindLabel(kind);
          const template = rules.templates[kind];
          const messageOf = (field: keyof Template) => messageAt(problem, `whatsApp.templates.${kind}.${field}`);
          return (
            <Stack key={kind} direction={{ xs: 'column', md: 'row' }} useFlexGap sx={{ gap: 2 }}>
              <TextLine
                label={`WhatsApp: ${label}`}
                value={template?.name ?? ''}
                onChange={(name) => setTemplate(kind, { name: name.trim(), values: template?.values ?? NEW_VALUES })}
                problem={messageOf('name')}
                hint="The name of its template; empty: it goes by SMS"
                isDisabled={isDisabled}
              />
              {template && (
                <Autocomplete
                  multiple
                  options={WHATSAPP_VALUES}
                  getOptionLabel={templateValueLabel}
                  value={template.values}
                  disabled={isDisabled}
                  onChange={(_event, values) => setTemplate(kind, { ...template, values })}
                  renderInput={(params) => (
                    <TextField
                      {...params}
                      label={`Values of ${label}`}
                      error={messageOf('values') !== undefined}
                      helperText={messageOf('values') ?? 'In the order of {{1}}, {{2}} and so on'}
                    />
                  )}
                  sx={{ flexGrow: 1, maxWidth: 560 }}
                />
              )}
            </Stack>
          );
        })}
    </Stack>
  );
}
