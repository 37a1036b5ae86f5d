// Small changes of a source file, each of which breaks something if the code matters.
import { parseSync } from 'oxc-parser';

/** The text from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '|=': '&=',
  '++': '--',
  '--': '++',
};

const METHODS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  floor: 'ceil',
  ceil: 'floor',
};

/** All of them, in the order of the text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  const lineStarts = [...source.matchAll(/\n/g)].map(({ index }) => index);
  const walk = (node: Node): void => {
    for (const { start, end, text } of changesOf(node, source)) {
      found.push({ file, line: lineStarts.filter((at) => at < start).length + 1, start, end, text });
    }
    for (const child of childrenOf(node)) walk(child);
  };
  walk(parsed(file, source));
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

const parsed = (file: string, source: string): Node => parseSync(file, source).program as unknown as Node;

function childrenOf(node: Node): Node[] {
  const isNode = (value: unknown): value is Node =>
    typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
  return Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter((child) => !isForReaders(child.type) && !(child === node.key && !node.computed))
    .sort((a, b) => a.start - b.start);
}

/** Types are gone before the program runs, and imports have nothing in them. */
const isForReaders = (type: string): boolean =>
  (/^TS/.test(type) && !/^TS(As|Satisfies|NonNull)/.test(type)) || type === 'ImportDeclaration';

export type Change = Pick<Mutant, 'start' | 'end' | 'text'>;

function changesOf(node: Node, source: string): Change[] {
  const { type, start, end } = node;
  const all = (text: string): Change[] => [{ start, end, text }];
  const textOf = (part: Node): string => source.slice(part.start, part.end);
  switch (type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorChange(node, source);
    case 'UpdateExpression': {
      const operand = textOf(node.argument as Node);
      const operator = OPERATORS[node.operator as string];
      return all(node.prefix ? `${operator}${operand}` : `${operand}${operator}`);
    }
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? all(`(${textOf(node.argument as Node)})`) : [];
    case 'Literal':
      if (typeof node.value === 'boolean') return all(String(!node.value));
      return typeof node.value === 'number' ? all(String(node.value + 1)) : [];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((part) => all(`(${textOf(part as Node)})`));
    case 'IfStatement': {
      const test = node.test as Node;
      return ['true', 'false'].map((text) => ({ start: test.start, end: test.end, text }));
    }
    case 'ExpressionStatement':
      return isEffect(node.expression as Node) ? all(';') : [];
    case 'MemberExpression': {
      const property = node.property as Node;
      const text = node.computed ? undefined : METHODS[property.name as string];
      return text === undefined ? [] : [{ start: property.start, end: property.end, text }];
    }
    default:
      return [];
  }
}

const isEffect = ({ type }: Node): boolean =>
  type === 'CallExpression' || type === 'AssignmentExpression' || type === 'UpdateExpression';

function operatorChange(node: Node, source: string): Change[] {
  const { operator, left, right } = node as unknown as { operator: string; left: Node; right: Node };
  const text = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  if (text === undefined || (operator === '+' && [left, right].some(isText))) return [];
  const start = source.indexOf(operator, left.end);
  return start < right.start ? [{ start, end: start + operator.length, text }] : [];
}

const isText = (node: Node): boolean => typeof node.value === 'string' || node.type === 'TemplateLiteral';

/** The source with the change made. */
export const mutated = (source: string, { start, end, text }: Change): string =>
  source.slice(0, start) + text + source.slice(end);

/** The source with all of the changes in it; each is made where `isOn(its key)`, an expression, is true. */
export function switched(file: string, source: string, isOn: (change: Change) => string): string {
  const spliced = (node: Node, start: number, end: number): string => {
    let text = '';
    let at = start;
    for (const child of childrenOf(node)) {
      if (child.start < at || child.end > end) continue;
      text += source.slice(at, child.start) + rendered(child);
      at = child.end;
    }
    return text + source.slice(at, end);
  };
  const rendered = (node: Node): string => {
    const { type, start, end } = node;
    const changes = changesOf(node, source);
    const plain = () => spliced(node, start, end);
    if (changes.length === 0) return plain();
    switch (type) {
      case 'ExpressionStatement':
        return `{if (${isOn(changes[0])}); else ${plain()}}`;
      case 'IfStatement': {
        const test = node.test as Node;
        const choice = chosen(changes, rendered(test), ({ text }) => text);
        return spliced(node, start, test.start) + choice + spliced(node, test.end, end);
      }
      case 'MemberExpression': {
        const object = node.object as Node;
        const [{ text }] = changes;
        const name = (node.property as Node).name;
        return `${spliced(node, start, object.end)}${node.optional ? '?.' : ''}[${isOn(changes[0])}?'${text}':'${name}']`;
      }
      default:
        return chosen(changes, plain(), (change) =>
          mutated(source.slice(start, end), {
            start: change.start - start,
            end: change.end - start,
            text: change.text,
          }),
        );
    }
  };
  const chosen = (changes: readonly Change[], plain: string, other: (change: Change) => string): string =>
    changes.reduceRight((rest, change) => `(${isOn(change)}?(${other(change)}):(${rest}))`, plain);
  return rendered(parsed(file, source));
}
