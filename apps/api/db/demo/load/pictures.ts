// Puts the rendered pictures into the files and knows which belong to an object and a colour.
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Files, StoredPicture } from '../../../src/platform/files.ts';

interface Entry {
  object: string;
  colour: string;
  angle: string;
  file: string;
}
const folder = path.resolve(import.meta.dirname, '../pictures');
const atOnce = 4;

export class PictureShelf {
  private readonly byObject = new Map<string, Array<Entry & { stored: StoredPicture }>>();

  /** Stores every picture of the manifest. */
  static async fill(files: Files, progress: (done: number, all: number) => void): Promise<PictureShelf> {
    const shelf = new PictureShelf();
    const entries: Entry[] = JSON.parse(await fs.readFile(path.join(folder, 'manifest.json'), 'utf8'));
    for (let start = 0; start < entries.length; start += atOnce) {
      const part = entries.slice(start, start + atOnce);
      const stored = await Promise.all(
        part.map(async (e) => files.storePicture(await fs.readFile(path.join(folder, e.file)))),
      );
      for (const [i, entry] of part.entries()) shelf.add(entry, stored[i] as StoredPicture);
      if (start % 80 === 0) progress(start, entries.length);
    }
    return shelf;
  }

  private add(entry: Entry, stored: StoredPicture): void {
    this.byObject.set(entry.object, [...(this.byObject.get(entry.object) ?? []), { ...entry, stored }]);
  }

  /** The best picture of an object in a colour; of another colour when that one was never taken; null for an unknown object. */
  hero(object: string, colour: string): StoredPicture | null {
    const all = this.byObject.get(object) ?? [];
    return (all.find((e) => e.colour === colour) ?? all[0])?.stored ?? null;
  }

  /**
   * A product's gallery: the heroes of its colours first, in their order, then the other angles of its first colour (or of any colour).
   * `indexOf` tells which picture shows a colour.
   */
  gallery(
    object: string,
    colours: readonly string[],
  ): { pictures: StoredPicture[]; indexOf: (colour: string) => number | null } {
    const all = [...(this.byObject.get(object) ?? [])].sort((a, b) => a.angle.localeCompare(b.angle));
    const heroes = colours.flatMap((colour) => all.find((e) => e.colour === colour) ?? []);
    const ofColours = all.filter((e) => !heroes.includes(e) && colours.includes(e.colour));
    const shown = heroes.length > 0 ? [...heroes, ...ofColours] : all;
    const indexOf = (colour: string) => {
      const at = shown.findIndex((e) => e.colour === colour);
      return at === -1 ? null : at;
    };
    return { pictures: shown.slice(0, 6).map((e) => e.stored), indexOf };
  }
}
