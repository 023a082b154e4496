// What axe finds on a page, by its own rules and those of WCAG 2.2 that it leaves off.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Targets of 24 px, or with as much room around them (WCAG 2.2, 2.5.8); axe asks for them only when told to. */
const rules = { 'target-size': { enabled: true } };

/** One line for each element at fault: the rule, the element and what is wrong with it. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${html.slice(0, 200)} ${failureSummary ?? ''}`,
    ),
  );
}
