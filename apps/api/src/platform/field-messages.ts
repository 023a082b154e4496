// What is wrong with which field, in words: the schema's findings turned into localized messages.
import { translatorOf } from '@meridian/locales/server';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Translate = ReturnType<typeof translatorOf>;

function say(issue: Issue, translate: Translate): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? translate('errors.field.tooShort', { min: Number(issue.minimum) })
        : translate('errors.field.tooSmall', { min: Number(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? translate('errors.field.tooLong', { max: Number(issue.maximum) })
        : translate('errors.field.tooBig', { max: Number(issue.maximum) });
    case 'invalid_type':
      return translate(issue.input === undefined ? 'errors.field.required' : 'errors.field.invalid');
    case 'unrecognized_keys':
      return translate('errors.field.unknown');
    default:
      return translate('errors.field.invalid');
  }
}

/** Field path → message; the first finding of a field wins. */
export function fieldMessages(error: z.ZodError, locale: string): Record<string, string> {
  const translate = translatorOf(locale);
  // A map, because a field may be called `constructor`.
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body'];
    for (const name of names) if (!fields.has(name)) fields.set(name, say(issue, translate));
  }
  return Object.fromEntries(fields);
}
