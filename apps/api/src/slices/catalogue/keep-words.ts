// Keeping the words' index short of what was written to it lately, which every search reads through.
import type { Watch } from '../../platform/watches.ts';
import { takePendingWords } from './search.sql.ts';

const everyMs = 5_000;

export const wordsWatch: Watch = {
  name: 'catalogue.words',
  everyMs,
  lanes: () => ['all'],
  round: async ({ database }) => {
    await takePendingWords(database);
    return false;
  },
};
