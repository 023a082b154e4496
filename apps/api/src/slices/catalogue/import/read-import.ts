// How an import went, and trying its failed pictures again.
import type { ImportReport } from '@meridian/contract';
import { translatorOf } from '@meridian/locales/server';
import type { Db, Tx } from '../../../platform/db.ts';
import { addErrand } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ImportPlan, Problem } from './import.rules.ts';
import { findImport, findPictureCounts, listFailedPictures, updatePicturesWaiting } from './import.sql.ts';

const failedShown = 200;

/** The words of a reason in the reader's language. */
const say = (locale: string, reason: string): string =>
  translatorOf(locale).find(`errors.import.${reason}`) ?? reason;
const problemsView = (problems: readonly Problem[], locale: string) =>
  problems.map((p) => ({ ...p, text: say(locale, p.reason) }));

/** The report of a dry run: what would be imported. */
export const planReport = (plan: ImportPlan, fileName: string, locale: string): ImportReport => ({
  id: null,
  fileName,
  dryRun: true,
  products: plan.products,
  skus: plan.planned.reduce((all, p) => all + p.product.skus.length, 0),
  imported: 0,
  refused: plan.refused,
  problems: problemsView(plan.problems, locale),
  pictures: { waiting: plan.planned.reduce((all, p) => all + p.pictures.length, 0), fetched: 0, failed: [] },
});

/** An import of the shop with the state of its pictures now. @throws IMPORT_NOT_FOUND */
export async function getProductImport(
  db: Db,
  shopId: bigint,
  locale: string,
  id: bigint,
): Promise<ImportReport> {
  const row = (await findImport(db, shopId, id)) ?? refuse('IMPORT_NOT_FOUND');
  const [counts, failed] = await Promise.all([
    findPictureCounts(db, id),
    listFailedPictures(db, id, failedShown),
  ]);
  return {
    ...row,
    id: String(row.id),
    dryRun: false,
    problems: problemsView(row.problems, locale),
    pictures: { ...counts, failed: failed.map((p) => ({ ...p, text: say(locale, p.reason) })) },
  };
}

/** The act: fetch the failed (and any forgotten) pictures of an import again. @throws IMPORT_NOT_FOUND */
export async function retryImportPictures(
  tx: Tx,
  shopId: bigint,
  locale: string,
  id: bigint,
): Promise<ImportReport> {
  if (!(await findImport(tx, shopId, id))) refuse('IMPORT_NOT_FOUND');
  for (const picture of await updatePicturesWaiting(tx, id))
    await addErrand(tx, 'fetchPicture', { pictureId: String(picture.id) });
  return getProductImport(tx, shopId, locale, id);
}
