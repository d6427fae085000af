import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SmsRules } from '#lib/shared/shop-rules.ts';
import { SMS_KINDS, type SmsKind } from '#lib/shared/sms-kinds.ts';
import { messageKindLabel } from './message-labels.ts';
import { TextLine, Tick } from './profile-fields.tsx';
import { messageAt } from './profile-problem.ts';
import type { ProfileForm } from './use-profile-form.ts';

const NEW_RULES: SmsRules = { entityId: '', header: '', templates: {} };
const COLUMNS = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, maxWidth: 1136 } as const;

/** What the DLT registers know the shop and its text messages by. */
export function SmsFields({ form: { profile, problem, change, canSave } }: { form: ProfileForm }) {
  const rules = profile.sms as SmsRules | undefined;
  const isDisabled = !canSave;
  const set = (fields: Partial<SmsRules>) => change({ sms: { ...(rules ?? NEW_RULES), ...fields } });
  function setTemplate(kind: SmsKind, id: string) {
    const { [kind]: _before, ...others } = rules?.templates ?? {};
    set({ templates: id === '' ? others : { ...others, [kind]: id } });
  }
  return (
    <Stack spacing={2}>
      <Tick
        label="Text messages are registered on a DLT portal"
        isOn={rules !== undefined}
        onChange={(isOn) => change({ sms: isOn ? NEW_RULES : undefined })}
        isDisabled={isDisabled}
      />
      {rules && (
        <>
          <Box sx={COLUMNS}>
            <TextLine
              label="Entity id"
              value={rules.entityId}
              onChange={(text) => set({ entityId: text.trim() })}
              problem={messageAt(problem, 'sms.entityId')}
              hint="Of the principal entity: 19 digits"
              isDisabled={isDisabled}
            />
            <TextLine
              label="Header"
              value={rules.header}
              onChange={(text) => set({ header: text.trim().toUpperCase() })}
              problem={messageAt(problem, 'sms.header')}
              hint="The sender that phones show, such as MEHTAJ"
              isDisabled={isDisabled}
            />
          </Box>
          <Typography color="text.secondary">
            The id of each registered template has 19 digits. A message without one is sent with entity and header
            alone, and networks may hold it back.
          </Typography>
          <Box sx={COLUMNS} role="group" aria-label="Template ids">
            {SMS_KINDS.map((kind) => (
              <TextLine
                key={kind}
                label={`Template: ${messageKindLabel(kind)}`}
                value={rules.templates[kind] ?? ''}
                onChange={(text) => setTemplate(kind, text.trim())}
                problem={messageAt(problem, `sms.templates.${kind}`)}
                isDisabled={isDisabled}
              />
            ))}
          </Box>
        </>
      )}
    </Stack>
  );
}
