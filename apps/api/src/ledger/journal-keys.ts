// From a journal's key back to the document it is about.

/** Key (`order:12:pay`, `adjust:3`) → the document's number, for the keys of one noun; `numbersOf` looks ids up. */
export async function numbersByKey(
  noun: 'order' | 'topup' | 'withdraw' | 'adjust',
  keys: readonly string[],
  numbersOf: (ids: readonly bigint[]) => Promise<readonly { id: bigint; no: string }[]>,
): Promise<Map<string, string>> {
  const idOf = new Map(
    keys.flatMap((key) => {
      const [, of, id] = /^([a-z]+):(\d{1,18})(?::|$)/.exec(key) ?? [];
      return of === noun && id ? [[key, BigInt(id)] as const] : [];
    }),
  );
  if (idOf.size === 0) return new Map();
  const numbers = new Map((await numbersOf([...new Set(idOf.values())])).map((row) => [row.id, row.no]));
  return new Map([...idOf].flatMap(([key, id]) => [[key, numbers.get(id)] as const].filter(hasNumber)));
}
const hasNumber = (pair: readonly [string, string | undefined]): pair is readonly [string, string] =>
  pair[1] !== undefined;
