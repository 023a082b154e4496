// What a command of this folder is told.
import { parseArgs } from 'node:util';

/** The options of the command line; one that there isn't, or that wants a value, ends the process with a sentence and the options there are. */
export function readOptions(options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.entries(options).map(([name, { type }]) =>
      type === 'string' ? `--${name} …` : `--${name}`,
    );
    process.stderr.write(`${error.message.split('. ')[0]}\nThere are ${known.join('  ')}\n`);
    process.exit(1);
  }
}
