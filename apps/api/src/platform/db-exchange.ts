// What goes to the database in one go: prepared statements, one behind the other, and one end at which it answers for all of them.
import pg from 'pg';
import { wireValue } from './db-values.ts';

/** A statement that is prepared once per connection: the same name always bears the same text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
  /** How long to wait for its answer; the pool's own time when it is left out. */
  readonly timeoutMs?: number | undefined;
}

/** What a statement answered. */
export interface Ran {
  /** The first word of what the database says that it did: SELECT, COMMIT. */
  readonly command: string;
  readonly rows: readonly Row[];
  /** Rows written or read; null where there is nothing to count. */
  readonly rowCount: number | null;
}

type Row = Record<string, unknown>;

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/** What a row is made of. */
interface Shape {
  readonly columns: readonly Column[];
  /** Copied for each row: an object that gets its members one by one is made anew several times. */
  readonly blank: Row;
}

interface Asked {
  readonly statement: Statement;
  readonly values: Array<string | Buffer | null>;
  readonly rows: Row[];
  shape: Shape | null;
  command: string;
  rowCount: number | null;
  /** Why its rows could not be read. */
  unread: { readonly error: unknown } | null;
  readonly resolve: (ran: Ran) => void;
  readonly reject: (error: unknown) => void;
}

/** What of the driver's connection a query of its own kind works with. */
interface Wire {
  readonly parsedStatements: Record<string, string | undefined>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: Asked['values'] }): void;
  describe(message: { type: 'P'; name: '' }): void;
  execute(message: null): void;
  sync(): void;
}

/** The driver's query as its client handles it: it sends itself and hears what comes back. */
const DriversQuery = pg.Query as unknown as new (
  text: string,
) => {
  /** Name and text of the statement that is being answered: the client notes by them what is prepared. */
  name: string;
  text: string;
  /** Told once how it ended. */
  callback: (error?: unknown) => void;
};

/**
 * What the statements of a connection answer with. Known once a statement has run: PostgreSQL refuses to run a prepared one
 * whose columns have changed. So it is described once, not with every answer.
 */
const described = new WeakMap<pg.ClientBase, Map<string, Shape>>();
/** The shapes that some connection had last, so that most connections hold the same ones. */
const lastShapes = new Map<string, Shape>();

function shapeOf(name: string, columns: readonly Column[]): Shape {
  const last = lastShapes.get(name);
  const isSame =
    last?.columns.length === columns.length &&
    last.columns.every((column, i) => column.name === columns[i]?.name && column.read === columns[i]?.read);
  if (last && isSame) return last;
  const shape = { columns, blank: Object.fromEntries(columns.map((column) => [column.name, null])) };
  lastShapes.set(name, shape);
  return shape;
}

class Exchange extends DriversQuery {
  readonly query_timeout: number | undefined;
  readonly #client: pg.ClientBase;
  readonly #known: Map<string, Shape>;
  readonly #asked: Asked[] = [];
  /** Which of them is being answered; behind the last one when only the end is missing. */
  #at = 0;

  constructor(client: pg.ClientBase, timeoutMs: number | undefined) {
    super('');
    this.query_timeout = timeoutMs;
    this.#client = client;
    this.#known = described.get(client) ?? new Map();
    described.set(client, this.#known);
    this.callback = (error) => this.#settle(error);
  }

  add(statement: Statement): Promise<Ran> {
    return new Promise((resolve, reject) => {
      // Throws, where a value cannot be written, before anything is sent.
      const values = statement.values ? statement.values.map(wireValue) : [];
      this.#asked.push({
        statement,
        values,
        rows: [],
        shape: null,
        command: '',
        rowCount: null,
        unread: null,
        resolve,
        reject,
      });
    });
  }

  get isEmpty(): boolean {
    return this.#asked.length === 0;
  }

  submit(wire: Wire): null {
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = wire;
    wire.stream.cork();
    try {
      for (const asked of this.#asked) {
        const { name, text } = asked.statement;
        if (parsed[name] === undefined && submitted[name] === undefined) {
          wire.parse({ name, text });
          submitted[name] = text;
        }
        wire.bind({ statement: name, values: asked.values });
        asked.shape = this.#known.get(name) ?? null;
        if (!asked.shape) wire.describe({ type: 'P', name: '' });
        wire.execute(null);
      }
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    this.#answering(0);
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    const asked = this.#current();
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: (this.#client as pg.Client).getTypeParser(dataTypeID, 'text') as Column['read'],
    }));
    asked.shape = shapeOf(asked.statement.name, columns);
  }

  handleDataRow({ fields }: { fields: ReadonlyArray<string | null> }): void {
    const asked = this.#current();
    if (asked.unread) return;
    const { columns, blank } = asked.shape as Shape;
    const row: Row = { ...blank };
    try {
      for (let i = 0; i < fields.length; i += 1) {
        const { name, read } = columns[i] as Column;
        const text = fields[i] as string | null;
        if (text !== null) row[name] = read(text);
      }
      asked.rows.push(row);
    } catch (error) {
      asked.unread = { error };
    }
  }

  /** `text`: "SELECT 3", "INSERT 0 1", "BEGIN". */
  handleCommandComplete({ text }: { text: string }): void {
    const asked = this.#current();
    const first = text.indexOf(' ');
    const count = first < 0 ? Number.NaN : Number(text.slice(text.lastIndexOf(' ') + 1));
    asked.command = first < 0 ? text : text.slice(0, first);
    asked.rowCount = Number.isNaN(count) ? null : count;
    const { name } = asked.statement;
    if (!this.#known.has(name)) this.#known.set(name, asked.shape ?? shapeOf(name, []));
    this.#answering(this.#at + 1);
  }

  handleEmptyQuery(): void {
    this.#answering(this.#at + 1);
  }

  handleReadyForQuery(): void {
    this.callback();
  }

  handleError(error: unknown, wire: Wire): void {
    // The database passes over all that is behind a failure: none of it was prepared.
    for (const { statement } of this.#asked.slice(this.#at))
      delete wire.submittedNamedStatements[statement.name];
    this.callback(error);
  }

  handleCopyInResponse(wire: { sendCopyFail(why: string): void }): void {
    wire.sendCopyFail('there is nothing to copy');
  }

  #current(): Asked {
    return this.#asked[this.#at] as Asked;
  }

  #answering(at: number): void {
    this.#at = at;
    const asked = this.#asked[at];
    if (!asked) return;
    this.name = asked.statement.name;
    this.text = asked.statement.text;
  }

  /** Nothing is certain of the last statement until the end has come: without a transaction it is what commits it. */
  #settle(error?: unknown): void {
    const failed =
      error === undefined ? Number.POSITIVE_INFINITY : Math.min(this.#at, this.#asked.length - 1);
    for (const [i, asked] of this.#asked.entries()) {
      if (i >= failed) asked.reject(error);
      else if (asked.unread) asked.reject(asked.unread.error);
      else asked.resolve(asked);
    }
  }
}

/** What is being put together on a connection in this turn of the event loop. */
const gathering = new WeakMap<pg.ClientBase, Exchange>();

function sendGathered(client: pg.ClientBase): void {
  const exchange = gathering.get(client);
  gathering.delete(client);
  if (exchange && !exchange.isEmpty) client.query(exchange as unknown as pg.Query);
}

/** Sends a statement by itself, behind all that was sent on this connection before. Throws as the driver and the database do. */
export function sendNow(client: pg.ClientBase, statement: Statement): Promise<Ran> {
  sendGathered(client);
  const exchange = new Exchange(client, statement.timeoutMs);
  const answer = exchange.add(statement);
  if (!exchange.isEmpty) client.query(exchange as unknown as pg.Query);
  return answer;
}

/**
 * Sends a statement together with all others of this turn of the event loop. They share their fate: where one fails, those
 * behind it are not run and fail with the same error. So this is for the statements of one open transaction, or for reads of
 * one asker. The first one's time counts for all.
 */
export function sendInTurn(client: pg.ClientBase, statement: Statement): Promise<Ran> {
  let exchange = gathering.get(client);
  if (!exchange) {
    exchange = new Exchange(client, statement.timeoutMs);
    gathering.set(client, exchange);
    process.nextTick(sendGathered, client);
  }
  return exchange.add(statement);
}
