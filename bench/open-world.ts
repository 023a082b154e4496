// A database with so many products: made and filled, or taken from an earlier run, on an embedded PostgreSQL that syncs to disk.
import fs from 'node:fs';
import path from 'node:path';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import { type Database, openDatabase } from '../apps/api/src/platform/db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres.ts';
import { migrate } from '../apps/api/src/platform/migrate.ts';
import { endingWithUs } from './processes.ts';
import { loadWorld } from './world/load.ts';

/** Another number makes kept databases of before useless: raised when the made-up world changes. */
const worldVersion = 3;

export interface World {
  readonly products: number;
  /** Folder of the server: its `postgres` is the database. */
  readonly dataDir: string;
  readonly postgres: EmbeddedPostgres;
  readonly database: Database;
  /** How long filling took; kept from the run that did it. */
  readonly loadSeconds: number;
  stop(): Promise<void>;
}

interface Mark {
  readonly worldVersion: number;
  readonly loadSeconds: number;
}

/** Written when the world is complete. */
const markName = 'world.json';
function readMark(folder: string): Mark | null {
  const file = path.join(folder, markName);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Mark) : null;
}

const start = async (folder: string) =>
  endingWithUs(await startEmbeddedPostgres({ dataRoot: path.join(folder, 'postgres') }));

/** The migrated database of a folder; one of another schema, that cannot be brought up to this one, is made anew. */
async function startMigrated(folder: string, say: (line: string) => void): Promise<EmbeddedPostgres> {
  const postgres = await start(folder);
  try {
    await migrate({ url: postgres.url });
    return postgres;
  } catch (error) {
    await postgres.stop();
    if (!fs.existsSync(path.join(folder, markName))) throw error;
    say(`the kept database is of no use: ${String(error)}`);
    emptyFolder(folder);
    return startMigrated(folder, say);
  }
}

function emptyFolder(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
}

/** `folder` is the world's own. @throws when the machine has no embedded PostgreSQL */
export async function openWorld(
  folder: string,
  products: number,
  say: (line: string) => void,
): Promise<World> {
  // One that was cut off while it was filled, or of another making.
  if (readMark(folder)?.worldVersion !== worldVersion) emptyFolder(folder);
  const postgres = await startMigrated(folder, say);
  try {
    const mark = readMark(folder) ?? (await fill(folder, postgres.url, products, say));
    const database = openDatabase({ url: postgres.url, max: 4, clock: systemClock });
    return {
      products,
      dataDir: folder,
      postgres,
      database,
      loadSeconds: mark.loadSeconds,
      stop: async () => {
        await database.close();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function fill(
  folder: string,
  url: string,
  products: number,
  say: (line: string) => void,
): Promise<Mark> {
  const began = performance.now();
  await loadWorld(url, products, (loaded) => {
    if (loaded % 10_000 === 0) say(`${loaded} of ${products} products loaded`);
  });
  const mark: Mark = { worldVersion, loadSeconds: (performance.now() - began) / 1000 };
  fs.writeFileSync(path.join(folder, markName), JSON.stringify(mark));
  say(`${products} products loaded in ${mark.loadSeconds.toFixed(1)} s`);
  return mark;
}
