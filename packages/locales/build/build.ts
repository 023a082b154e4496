// The command that turns messages/ into generated/: checks, compiles, writes; `--draft` forgives missing translations, `--watch` stays.
import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, type Fault, readCatalogue } from './check.ts';
import { generateFiles } from './generate.ts';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');

export interface BuildResult {
  faults: Fault[];
  /** Faults that let the build fail: all of them, without the missing ones in a draft. */
  refused: Fault[];
}

/** Builds once; the files are written even when a translation is missing (English stands in), so that types stay fresh. */
export function buildLocales(options: { messages: string; generated: string; draft?: boolean }): BuildResult {
  const catalogue: Catalogue = readCatalogue(options.messages);
  const refused = catalogue.faults.filter((fault) => !(options.draft && fault.kind === 'missing'));
  if (catalogue.faults.every((fault) => fault.kind === 'missing')) {
    for (const [path, text] of generateFiles(catalogue.messages))
      writeIfChanged(join(options.generated, path), text);
  }
  return { faults: catalogue.faults, refused };
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function report({ faults, refused }: BuildResult, startedAt: number): void {
  for (const { kind, language, key, reason } of refused)
    process.stderr.write(`${kind}: ${language} ${key} ${reason}\n`);
  const forgiven = faults.length - refused.length;
  const note = forgiven ? `, ${forgiven} translations missing (English stands in)` : '';
  const verdict = refused.length ? `${refused.length} faults` : 'built';
  process.stdout.write(`locales: ${verdict}${note} in ${Math.round(performance.now() - startedAt)} ms\n`);
}

function main(flags: string[]): void {
  const watching = flags.includes('--watch');
  const options = {
    messages: join(home, 'messages'),
    generated: join(home, 'generated'),
    draft: watching || flags.includes('--draft'),
  };
  const run = () => {
    const startedAt = performance.now();
    const result = buildLocales(options);
    report(result, startedAt);
    return result;
  };
  const first = run();
  if (!watching) process.exitCode = first.refused.length ? 1 : 0;
  else {
    let timer: NodeJS.Timeout | undefined;
    watch(options.messages, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(run, 80);
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
