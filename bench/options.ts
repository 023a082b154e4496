// What the command can be told.
import { parseArgs } from 'node:util';
import { type ScenarioName, scenarioNames } from './scenario-names.ts';

export interface Options {
  readonly products: readonly number[];
  readonly only: readonly ScenarioName[];
  readonly rounds: number;
  readonly seconds: number;
  readonly concurrency: number;
  /** The generator sleeps while it waits for answers, also for reads that are answered from memory. */
  readonly asleep: boolean;
  /** Where the figures are written as JSON. */
  readonly json: string | null;
  /** Folder in which loaded databases stay for the next run. */
  readonly keep: string | null;
  /** Prints the plan of every reading statement. */
  readonly explain: boolean;
  /** Puts the figures into docs/performance.md. */
  readonly writeDocs: boolean;
}

export const usage = `npm run bench -- [options]
  --products 10000,100000   sizes of the catalogue, whose rounds take turns
  --only list,search        ${scenarioNames.join(', ')}
  --rounds 3  --seconds 8  --concurrency 32
  --asleep                  let the generator sleep while it waits for lists and product pages
  --keep FOLDER             keep the loaded databases there, and use them again
  --json FILE               write the figures
  --write-docs              put the figures into docs/performance.md
  --explain                 print the plans of the reading statements`;

const positive = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`--${name} ${text}: a whole number from 1 on`);
  return value;
};

/** Reads the command line. @throws Error that says what is wrong */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: 'string', default: '10000,100000' },
      only: { type: 'string', default: scenarioNames.join(',') },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '8' },
      concurrency: { type: 'string', default: '32' },
      asleep: { type: 'boolean', default: false },
      json: { type: 'string' },
      keep: { type: 'string' },
      explain: { type: 'boolean', default: false },
      'write-docs': { type: 'boolean', default: false },
    },
  });
  const only = values.only.split(',').map((name) => {
    const known = scenarioNames.find((scenario) => scenario === name.trim());
    if (!known) throw new Error(`--only ${name}: one of ${scenarioNames.join(', ')}`);
    return known;
  });
  return {
    products: values.products.split(',').map((text) => positive('products', text)),
    only,
    rounds: positive('rounds', values.rounds),
    seconds: positive('seconds', values.seconds),
    concurrency: positive('concurrency', values.concurrency),
    asleep: values.asleep,
    json: values.json ?? null,
    keep: values.keep ?? null,
    explain: values.explain,
    writeDocs: values['write-docs'],
  };
}
