// What a command of this folder is told.
import type { ParseArgsOptionsConfig, parseArgs } from 'node:util';

export function readOptions<const T extends ParseArgsOptionsConfig>(
  options: T,
): ReturnType<typeof parseArgs<{ options: T }>>['values'];
