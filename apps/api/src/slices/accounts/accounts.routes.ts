// Accounts: which act answers which verb.
import { chineseName, englishName } from '@meridian/locales/language-names';
import { languages } from '@meridian/locales/languages';
import { type Handlers, neverStale, read, steps, write } from '../../platform/route.ts';
import { revokeSession } from '../../platform/sessions.ts';
import { readUserInfo } from './account.view.ts';
import { changeEmail } from './change-email.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { resetPayCode } from './reset-pay-code.ts';
import { sendCode } from './send-code.ts';
import { setLanguage } from './set-language.ts';
import { updateProfile } from './update-profile.ts';
import { getUser } from './users.sql.ts';
import { verifyEmail } from './verify-email.ts';
import { verifyPayCode } from './verify-pay-code.ts';

const languageList = languages.map((language) => ({
  file_name: language.code,
  language_name: language.endonym,
  english_name: englishName(language.code),
  chinese_name: chineseName(language.code),
  tag: language.tag,
  direction: language.direction,
  complete: language.complete,
}));

export const accountsRoutes = {
  login: steps(login),
  getUserInfo: read(async (db, actor, _input, scope) =>
    readUserInfo(db, await getUser(db, actor.userId), scope.now),
  ),
  logout: write(async (tx, actor) => {
    await revokeSession(tx, actor.sessionId);
    return {};
  }),
  register: steps(register),
  updateProfile: write(updateProfile),
  changeEmail: steps(changeEmail),
  sendCode: steps(sendCode),
  verifyEmail: steps(verifyEmail),
  resetPassword: steps(resetPassword),
  resetPayCode: steps(resetPayCode),
  verifyPayCode: steps(verifyPayCode),
  listLanguages: read(async () => ({ list: languageList }), neverStale),
  setLanguage: write(setLanguage),
} satisfies Handlers;
