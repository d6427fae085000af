import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { oldGoldReference } from '#lib/contract/old-gold.ts';
import * as paths from '#lib/shared/paths.ts';
import { visitorFields } from '#lib/storefront/account/server/visitor-fields.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { OLD_GOLD_FIELDS, OLD_GOLD_FORM } from '#lib/storefront/old-gold/schema.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { readMark } from '#lib/storefront/platform/session/read.ts';
import * as m from '#messages';
import { FreshPage } from '@/components/account/fresh-page';
import { NotFoundPage } from '@/components/error-pages/not-found-page';
import { OldGoldView } from '@/components/old-gold/old-gold-view';

export function generateMetadata(): Metadata {
  return {
    title: m.productOldGoldPageTitle(),
    description: m.productOldGoldPageAbout(),
    robots: { index: false },
  };
}

interface PageProps {
  searchParams: Promise<RefusedParameter & { reference?: string | string[] }>;
}

/** The enquiry about old gold, with the details of a signed-in shopper filled in. */
export default async function OldGoldPage({ searchParams }: PageProps) {
  await requireAdmission();
  if (!(await getFlags()).goldExchange) return <NotFoundPage />;
  const { reference, ...parameters } = await searchParams;
  const sent = oldGoldReference.safeParse(reference);
  const [returned, visitor, mark] = await Promise.all([
    readForm(OLD_GOLD_FORM, parameters, OLD_GOLD_FIELDS),
    visitorFields(paths.oldGold()),
    readMark(),
  ]);
  // A returned form keeps its idempotency key, because its first submission may have been accepted.
  const { key = randomUUID(), ...values } = returned.values;
  const isNew = Object.keys(returned.problems).length === 0;
  return (
    <FreshPage sessionMark={mark} open>
      <OldGoldView
        reference={sent.success ? sent.data : ''}
        formKey={key}
        rendered={{ values: isNew ? visitor : values, problems: returned.problems }}
      />
    </FreshPage>
  );
}
