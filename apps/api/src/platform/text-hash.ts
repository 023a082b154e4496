/** A number for a text, of 32 bits with a sign (a small integer for the engine): FNV-1a from a seed, and the last steps of MurmurHash3, by which the lower bits depend on all. */
export function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let n = 0; n < text.length; n += 1) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
