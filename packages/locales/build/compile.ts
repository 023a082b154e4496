// Turns one parsed ICU message into a string or a tiny function, and says which placeholders it has.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type ArgKind = 'text' | 'number' | 'date' | `select:${string}`;
export interface Parsed {
  elements: MessageFormatElement[];
  /** Placeholder name → what it must be; `text` also takes a number. */
  args: Map<string, ArgKind>;
  tags: Set<string>;
  plurals: { ordinal: boolean; categories: string[] }[];
}

/** Parses a message; throws an Error with a readable reason. */
export function parseMessage(source: string): Parsed {
  let elements: MessageFormatElement[];
  try {
    elements = parse(source, { requiresOtherClause: true, shouldParseSkeletons: true });
  } catch (error) {
    throw new Error(`cannot be parsed: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed: Parsed = { elements, args: new Map(), tags: new Set(), plurals: [] };
  collect(elements, parsed);
  return parsed;
}

function collect(elements: MessageFormatElement[], into: Parsed): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        addArg(into, element.value, 'text');
        break;
      case TYPE.number:
        addArg(into, element.value, 'number');
        break;
      case TYPE.date:
      case TYPE.time:
        addArg(into, element.value, 'date');
        break;
      case TYPE.plural:
        addArg(into, element.value, 'number');
        into.plurals.push({
          ordinal: element.pluralType === 'ordinal',
          categories: Object.keys(element.options).filter((key) => !key.startsWith('=')),
        });
        for (const option of Object.values(element.options)) collect(option.value, into);
        break;
      case TYPE.select:
        addArg(into, element.value, `select:${Object.keys(element.options).sort().join('|')}`);
        for (const option of Object.values(element.options)) collect(option.value, into);
        break;
      case TYPE.tag:
        into.tags.add(element.value);
        collect(element.children, into);
        break;
      default:
    }
  }
}

function addArg(into: Parsed, name: string, kind: ArgKind): void {
  const known = into.args.get(name);
  if (!known || known === 'text') into.args.set(name, kind);
  else if (kind !== 'text' && kind !== known) throw new Error(`uses {${name}} as ${known} and as ${kind}`);
}

/** The TypeScript type of a message's arguments. */
export function argsType(args: ReadonlyMap<string, ArgKind>): string {
  if (args.size === 0) return 'undefined';
  const fields = [...args].map(([name, kind]) => `${JSON.stringify(name)}: ${kindType(kind)}`);
  return `{ ${fields.join('; ')} }`;
}

function kindType(kind: ArgKind): string {
  if (kind === 'number') return 'number';
  if (kind === 'date') return 'Date | number';
  if (kind === 'text') return 'string | number';
  return kind
    .slice('select:'.length)
    .split('|')
    .map((key) => JSON.stringify(key))
    .join(' | ');
}

/** JavaScript source of the compiled message: a string literal, or `(a,f)=>[…]`. */
export function compileMessage(parsed: Parsed): string {
  if (parsed.args.size === 0 && parsed.tags.size === 0) return JSON.stringify(literal(parsed.elements));
  return `(a,f)=>${list(parsed.elements)}`;
}

function literal(elements: MessageFormatElement[]): string {
  return elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join('');
}

function list(elements: MessageFormatElement[], pound = ''): string {
  return `[${elements.map((element) => piece(element, pound)).join(',')}]`;
}

function piece(element: MessageFormatElement, pound: string): string {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value);
    case TYPE.argument:
      return `f.a(${arg(element.value)})`;
    case TYPE.number: {
      const options = numberOptions(element.style);
      return `f.n(${arg(element.value)}${options ? `,${JSON.stringify(options)}` : ''})`;
    }
    case TYPE.date:
    case TYPE.time: {
      const field = element.type === TYPE.date ? 'dateStyle' : 'timeStyle';
      const style = element.style;
      const options =
        style && typeof style === 'object' ? style.parsedOptions : { [field]: style ?? 'medium' };
      return `f.d(${arg(element.value)},${JSON.stringify(options)})`;
    }
    case TYPE.pound:
      return pound;
    case TYPE.plural: {
      const number = element.offset ? `${arg(element.value)}-${element.offset}` : arg(element.value);
      const ordinal = element.pluralType === 'ordinal' ? 1 : 0;
      return `f.p(${arg(element.value)},${element.offset},${ordinal},${choices(element.options, `f.n(${number})`)})`;
    }
    case TYPE.select:
      return `f.s(${arg(element.value)},${choices(element.options, pound)})`;
    case TYPE.tag:
      return `f.x(${JSON.stringify(element.value)},${list(element.children, pound)})`;
  }
}

function choices(options: Record<string, { value: MessageFormatElement[] }>, pound: string): string {
  const entries = Object.entries(options).map(([key, { value }]) => {
    const plain = value.every((element) => element.type === TYPE.literal);
    const name = /^[a-z]\w*$/.test(key) ? key : JSON.stringify(key);
    return `${name}:${plain ? JSON.stringify(literal(value)) : `()=>${list(value, pound)}`}`;
  });
  return `{${entries.join(',')}}`;
}

function numberOptions(style: unknown): Intl.NumberFormatOptions | undefined {
  if (style === 'percent') return { style: 'percent' };
  if (style === 'integer') return { maximumFractionDigits: 0 };
  if (style && typeof style === 'object' && 'parsedOptions' in style) {
    return (style as { parsedOptions: Intl.NumberFormatOptions }).parsedOptions;
  }
  return undefined;
}

function arg(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? `a.${name}` : `a[${JSON.stringify(name)}]`;
}
