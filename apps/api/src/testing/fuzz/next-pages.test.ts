// Every list with every cursor that was tampered with: a page or a refusal, and only of what is the asker's.
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../app.ts';
import type { MatrixWorld } from '../matrix-world.ts';
import { signIn } from '../matrix-world.ts';
import type { OpenApiDocument } from './document.ts';
import { type NextPage, nextPages, tampered } from './next-pages.ts';
import { createFuzzWorld } from './people.ts';

const app = withTestApp();
let world: MatrixWorld;
let pages: NextPage[] = [];
beforeAll(async () => {
  world = await createFuzzWorld(app);
  pages = await nextPages(world);
});

describe('cursors', () => {
  it('there are of every list', async () => {
    const document = (await app.app.inject('/api/openapi.json')).json<OpenApiDocument>();
    const lists = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'));
    expect(new Set(pages.map(({ verb }) => verb))).toEqual(
      new Set(lists.map(({ operationId }) => operationId)),
    );
  });

  it('that were tampered with are refused or lead to a page', async () => {
    const outcomes = new Map<string, number>();
    for (const { verb, caller, input } of pages) {
      const credentials = await signIn(world, caller);
      for (const cursor of tampered(input.cursor)) {
        const { status, body } = await app.callRaw(verb, { ...input, cursor }, credentials);
        const what = `${verb} ${JSON.stringify(input)} ${Buffer.from(cursor, 'base64url').toString('utf8')} → ${body.error}`;
        expect(status, what).toBe(200);
        expect([undefined, 'VALIDATION_FAILED'], what).toContain(body.error);
        outcomes.set(String(body.error), (outcomes.get(String(body.error)) ?? 0) + 1);
      }
    }
    expect(outcomes.get('VALIDATION_FAILED')).toBeGreaterThan(500);
    expect(outcomes.get('undefined')).toBeGreaterThan(50);
  });
});
