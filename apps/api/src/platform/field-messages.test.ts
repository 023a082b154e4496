// Which field is told what, whatever the field is called.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldMessages } from './field-messages.ts';

const schema = z.strictObject({
  name: z.string().min(2),
  list: z.array(z.strictObject({ n: z.int().max(9) })).optional(),
});
const messagesOf = (input: unknown, locale = 'en') => {
  const { error } = schema.safeParse(input);
  return error ? fieldMessages(error, locale) : {};
};

describe('field messages', () => {
  it('name the way to a field', () => {
    expect(Object.keys(messagesOf({ name: 'x', list: [{ n: 10 }] }))).toEqual(['name', 'list.0.n']);
    expect(Object.keys(messagesOf(null))).toEqual(['body']);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])(
    'say that %o is not known',
    (name) => {
      const input = JSON.parse(`{"name":"ok",${JSON.stringify(name)}:1}`);
      const messages = messagesOf(input);
      expect(Object.keys(messages)).toEqual([name]);
      expect(Object.values(messages)).toEqual([expect.any(String)]);
    },
  );

  it('keep the first finding of a field', () => {
    const twice = z.object({ name: z.string().min(5).regex(/^x/) }).safeParse({ name: 'ab' });
    const once = z.object({ name: z.string().min(5) }).safeParse({ name: 'ab' });
    expect(fieldMessages(twice.error as z.ZodError, 'en')).toEqual(
      fieldMessages(once.error as z.ZodError, 'en'),
    );
  });
});
