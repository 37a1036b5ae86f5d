// Small changes of a source file, each of which breaks something if the code matters.
import { parseSync } from 'oxc-parser';

/** The text from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where the function around it begins; -1 for what runs when the module is loaded. */
  readonly within: number;
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

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** All of them, in the order of the text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  const lineStarts = [...source.matchAll(/\n/g)].map(({ index }) => index);
  const walk = (node: Node, within: number): void => {
    for (const { start, end, text } of changesOf(node, source)) {
      found.push({ file, line: lineStarts.filter((at) => at < start).length + 1, start, end, text, within });
    }
    const inside = FUNCTIONS.has(node.type) ? node.start : within;
    for (const child of childrenOf(node)) walk(child, inside);
  };
  walk(parseSync(file, source).program as unknown as Node, -1);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Where functions begin, and where a statement can be put that runs whenever one is called. */
export function functionBodies(file: string, source: string): { start: number; body: Node }[] {
  const found: { start: number; body: Node }[] = [];
  const walk = (node: Node): void => {
    if (FUNCTIONS.has(node.type) && node.body) found.push({ start: node.start, body: node.body as Node });
    for (const child of childrenOf(node)) walk(child);
  };
  walk(parseSync(file, source).program as unknown as Node);
  return found;
}

function childrenOf(node: Node): Node[] {
  const isNode = (value: unknown): value is Node =>
    typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
  return Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter(({ type }) => !isForReaders(type));
}

/** Types are gone before the program runs, and imports have nothing in them. */
const isForReaders = (type: string): boolean =>
  (/^TS/.test(type) && !/^TS(As|Satisfies|NonNull)/.test(type)) || type === 'ImportDeclaration';

type Change = Pick<Mutant, 'start' | 'end' | 'text'>;

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
