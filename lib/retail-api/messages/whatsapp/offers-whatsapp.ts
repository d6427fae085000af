import type { Kysely } from 'kysely';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { WHATSAPP_KINDS, type WhatsAppKind } from '#lib/shared/whatsapp-kinds.ts';
import type { Database } from '../../core/db/schema.ts';
import { isOn } from '../../core/site-options.ts';

/** Whether customers can agree to messages by WhatsApp: the operator has switched it on, and has a template. */
export async function offersWhatsApp(db: Kysely<Database>): Promise<boolean> {
  return WHATSAPP_KINDS.some(hasTemplate) && (await isOn(db, 'WhatsAppUpdates'));
}

/** The kind itself if a message of it goes to a mobile number (ten digits) by WhatsApp: its customer has agreed; null if not. */
export async function kindByWhatsApp(db: Kysely<Database>, kind: string, mobile: string): Promise<WhatsAppKind | null> {
  const known = WHATSAPP_KINDS.find((one) => one === kind);
  if (known === undefined || !hasTemplate(known) || !(await isOn(db, 'WhatsAppUpdates'))) return null;
  const newest = await db
    .selectFrom('consents')
    .innerJoin('customers', 'customers.id', 'consents.customer_id')
    .select('consents.granted')
    .where('customers.mobile', '=', mobile)
    .where('consents.purpose', '=', 'updates-whatsapp')
    .orderBy('consents.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.granted === 1 ? known : null;
}

function hasTemplate(kind: WhatsAppKind): boolean {
  return shopProfile().whatsApp?.templates[kind] !== undefined;
}
