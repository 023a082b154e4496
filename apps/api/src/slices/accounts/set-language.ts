// Remembers the language a shopper wants their mails and notifications in.
import type { InputOf, ResponseOf } from '@meridian/contract';
import { isLanguageCode } from '@meridian/locales/languages';
import type { ShopperActor } from '../../platform/actors.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { updateLanguage } from './users.sql.ts';

/** @throws VALIDATION_FAILED when it is none of the 34 */
export async function setLanguage(
  tx: Tx,
  actor: ShopperActor,
  input: InputOf<'setLanguage'>,
): Promise<ResponseOf<'setLanguage'>> {
  if (!isLanguageCode(input.language))
    refuse('VALIDATION_FAILED', { fields: { language: 'VALIDATION_FAILED' } });
  await updateLanguage(tx, actor.userId, input.language);
  return {};
}
