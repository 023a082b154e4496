// What one process has found out and goes by for a while: right for most, and looked up anew before it could be wrong for long.

const keptMax = 5000;
const times = 200;

/** Values by key, each given out some hundred times at most; who was not asked for longest makes room. */
export class Believed<V> {
  readonly #kept = new Map<string, { readonly value: V; left: number }>();

  get(key: string): V | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    found.left -= 1;
    this.#kept.delete(key);
    if (found.left > 0) this.#kept.set(key, found);
    return found.value;
  }

  set(key: string, value: V): void {
    this.#kept.delete(key);
    if (this.#kept.size >= keptMax) this.#kept.delete(this.#kept.keys().next().value as string);
    this.#kept.set(key, { value, left: times });
  }
}
