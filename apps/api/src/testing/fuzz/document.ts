// The served OpenAPI document as the fuzzer reads it: operations, their input schemas, and a checker for every documented answer.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** The part of JSON Schema that the document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface RawOperation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

export interface Operation {
  readonly verb: string;
  readonly method: string;
  readonly path: string;
  /** Security schemes that open it; none = everybody. */
  readonly schemes: readonly string[];
  /** Roles of which a caller must have one; none = any. */
  readonly roles: readonly string[];
  /** What it takes as one object, in the query or in the body. */
  readonly input: JsonSchema;
  /** The type of the picture that is its body, where one is; its input is in the query then. */
  readonly picture: string | null;
  /** Says what is wrong with an answer's body; null when it is as documented. Undefined for an undocumented status. */
  readonly answer: (status: number) => ((body: unknown) => string | null) | undefined;
}

const json = 'application/json';

/** A parameter list as the schema of one object. */
const queryObject = (operation: RawOperation): JsonSchema => {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter((parameter) => parameter.required).map(({ name }) => name),
  };
};

/** Every operation of a document. @throws when a schema of the document cannot be compiled */
export function readOperations(document: OpenApiDocument): Operation[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, logger: false });
  formats.default(ajv);
  ajv.addSchema({ $id: 'openapi', ...document });
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readOperation(ajv, path, method, operation)),
  );
}

function readOperation(ajv: Ajv2020, path: string, method: string, operation: RawOperation): Operation {
  const checks = new Map<number, (body: unknown) => string | null>();
  for (const [status, { content }] of Object.entries(operation.responses)) {
    if (!content) {
      checks.set(Number(status), (body) => (body === '' ? null : 'a body where none is documented'));
      continue;
    }
    const at = ['paths', path, method, 'responses', status, 'content', json, 'schema'];
    const pointer = at.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    const fits: ValidateFunction = ajv.compile({ $ref: `openapi#/${pointer.join('/')}` });
    checks.set(Number(status), (body) => (fits(body) ? null : ajv.errorsText(fits.errors)));
  }
  const schemes = operation.security.flatMap((way) => Object.keys(way));
  return {
    verb: operation.operationId,
    method: method.toUpperCase(),
    path,
    schemes: operation.security.some((way) => Object.keys(way).length === 0) ? [] : [...new Set(schemes)],
    roles: operation.security.flatMap((way) => Object.values(way).flat()),
    input: operation.requestBody?.content[json]?.schema ?? queryObject(operation),
    picture:
      Object.keys(operation.requestBody?.content ?? {}).find((type) => type.startsWith('image/')) ?? null,
    answer: (status) => checks.get(status),
  };
}
