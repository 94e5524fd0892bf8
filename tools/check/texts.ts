import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@swc/core';
import { filesBelowEach } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';
import type { Source } from './messages.ts';

/** What a syntax tree has of a node: its kind, and whatever else the kind has. */
type Node = {
  readonly type: string;
  readonly span?: { readonly start: number; readonly end: number };
  readonly [part: string]: unknown;
};

const DRAWS = new Set(['JSXElement', 'JSXFragment']);
const NOTHING = new Set(['NullLiteral', 'BooleanLiteral', 'JSXEmptyExpression']);
/** Calls that answer a list of what their function draws. */
const LISTS = /^(?:map|from)$/;
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const SPEAKS_FOR_ALL = /\/speaking-regions\.tsx$/;
/** Calls that answer what is to be drawn. */
const DRAWING = /^(?:draw|createPortal)$/;

/**
 * Texts beside something else, and texts without an element of their own. A translator of pages takes texts out of the page
 * and puts elements in their place: what React then takes away, changes or puts something before is not there any more.
 * So an element has either one text, which React writes as the element's whole content, or elements alone.
 */
export const textProblems = async ({ path, text }: Source): Promise<readonly string[]> => {
  if (!text.includes('<')) return [];
  const source = `;${text}`; // the first statement tells where the file begins, since the parser counts on from file to file
  const module = (await parse(source, { syntax: 'typescript', tsx: true })) as unknown as Node;
  const [first] = module['body'] as readonly Node[];
  const bytes = Buffer.from(source);
  const shown = ({ span }: Node, what = 'a text without an element of its own'): string => {
    const start = (span?.start ?? 0) - (first?.span?.start ?? 0);
    const line = bytes.subarray(0, start).toString().split('\n').length;
    const written = bytes.subarray(start, start + (span?.end ?? 0) - (span?.start ?? 0)).toString();
    return `${path}:${line}: ${what}: ${written.trim().replace(/\s+/g, ' ').slice(0, 60)}`;
  };
  const isElements = elementsIn(text);
  const nodes = nodesIn(module);
  const speaking = SPEAKS_FOR_ALL.test(path) ? [] : spokenIn(nodes);
  return [
    ...nodes.flatMap((node) => bareIn(node, isElements).map((bare) => shown(bare))),
    ...speaking.map((node) => shown(node, 'a region that speaks by itself')),
  ];
};

/** The nodes of a tree, from the outside in. */
function nodesIn(tree: unknown): readonly Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inner = Object.values(tree).flatMap(nodesIn);
  return isNode(tree) ? [tree, ...inner] : inner;
}

function isNode(value: object): value is Node {
  return typeof (value as Partial<Node>).type === 'string';
}

type IsElements = (node: Node) => boolean;

/** Components may be told that they are a status, and have it said. */
function spokenIn(nodes: readonly Node[]): readonly Node[] {
  const own = nodes.filter(({ type, name }) => type === 'JSXOpeningElement' && /^[a-z]/.test(nameOf(name)));
  return own.flatMap((element) => {
    const attributes = element['attributes'] as readonly Node[];
    const isSilent = attributes.some(({ name, value }) => nameOf(name) === 'aria-live' && nameOf(value) === 'off');
    return isSilent ? [] : attributes.filter(isSpeaking);
  });
}

/** What speaks has a region of its own (`ui/components/say.ts`): one that comes with its text may not be heard. */
function isSpeaking(node: Node): boolean {
  if (node.type !== 'JSXAttribute') return false;
  const [name, value] = [nameOf(node['name']), nameOf(node['value'])];
  return (name === 'role' && /^(?:status|alert|log)$/.test(value)) || name === 'aria-live';
}

function bareIn(node: Node, isElements: IsElements): readonly Node[] {
  if (DRAWS.has(node.type)) {
    const isFragment = node.type === 'JSXFragment' || elementName(node) === 'Fragment';
    const children = (node['children'] as readonly Node[]).filter(isShown);
    const [only, ...others] = children;
    const isAlone = !isFragment && others.length === 0;
    return isAlone && only && !isList(only) ? [] : children.filter((child) => !isElements(child));
  }
  return drawnBy(node).filter((drawn) => !isElements(drawn));
}

/** Blank texts are no words to a translator, and stay. */
function isShown(child: Node): boolean {
  const literal = child.type === 'JSXExpressionContainer' ? (child['expression'] as Node) : child;
  const isText = ['JSXText', 'StringLiteral'].includes(literal.type);
  return !(isText && String(literal['value']).trim() === '');
}

/** One child that is several. */
function isList(child: Node): boolean {
  const expression = child['expression'] as Node | undefined;
  return expression !== undefined && LISTS.test(calledName(expression));
}

/** What a component answers. */
function drawnBy(node: Node): readonly Node[] {
  if (node.type === 'FunctionDeclaration' && /^[A-Z]/.test(nameOf(node['identifier']))) return answersOf(node);
  if (node.type !== 'VariableDeclarator' || !/^[A-Z][a-z]/.test(nameOf(node['id']))) return [];
  const init = node['init'] as Node | null;
  const [given] = (init?.['arguments'] as readonly { readonly expression: Node }[] | undefined) ?? [];
  const made = init?.type === 'CallExpression' ? given?.expression : init;
  return made?.type === 'ArrowFunctionExpression' ? answersOf(made) : [];
}

function answersOf(made: Node): readonly Node[] {
  const body = made['body'] as Node;
  return 'stmts' in body ? returnedIn(body['stmts']) : [body];
}

function returnedIn(tree: unknown): readonly Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  if (isNode(tree) && FUNCTIONS.has(tree.type)) return [];
  if (isNode(tree) && tree.type === 'ReturnStatement') {
    const argument = tree['argument'] as Node | null;
    return argument ? [argument] : [];
  }
  return Object.values(tree).flatMap(returnedIn);
}

function elementName(element: Node): string {
  return nameOf((element['opening'] as Node)['name']);
}

function nameOf(node: unknown): string {
  return String((node as { readonly value?: unknown } | null)?.value ?? '');
}

function calledName(node: Node): string {
  if (node.type === 'OptionalChainingExpression') return calledName(node['base'] as Node);
  if (node.type !== 'CallExpression') return '';
  const callee = node['callee'] as Node;
  if (callee.type === 'OptionalChainingExpression') return nameOf((callee['base'] as Node)['property']);
  return callee.type === 'MemberExpression' ? nameOf(callee['property']) : nameOf(callee);
}

/** Tells what can be elements alone, by how it is written and what the file says of its names. */
function elementsIn(text: string): IsElements {
  const isDeclared = (name: string): boolean =>
    new RegExp(`\\b${name}\\??: React(?:Node|Element)\\b|\\bconst ${name} = (?:<|\\(\\s*<|\\w+ && <|.*=> <)`).test(
      text,
    );
  const isElements: IsElements = (node) => {
    const inner = (...names: readonly string[]): boolean => names.every((name) => isElements(node[name] as Node));
    if (DRAWS.has(node.type) || NOTHING.has(node.type)) return true;
    switch (node.type) {
      case 'JSXExpressionContainer':
      case 'ParenthesisExpression':
        return inner('expression');
      case 'ConditionalExpression':
        return inner('consequent', 'alternate');
      case 'BinaryExpression':
        return node['operator'] === '&&' ? inner('right') : inner('left', 'right');
      case 'TsSatisfiesExpression':
        return true; // `satisfies never`: nothing comes here
      case 'Identifier':
        return nameOf(node) === 'undefined' || isDeclared(nameOf(node));
      case 'MemberExpression':
        return isDeclared(nameOf(node['property']));
      default:
        return isDrawnByCall(node, isElements);
    }
  };
  return isElements;
}

function isDrawnByCall(node: Node, isElements: IsElements): boolean {
  const name = calledName(node);
  if (!LISTS.test(name)) return DRAWING.test(name);
  const call = node.type === 'CallExpression' ? node : (node['base'] as Node);
  const given = (call['arguments'] as readonly { readonly expression: Node }[]).map(({ expression }) => expression);
  const each = given.find(({ type }) => type === 'ArrowFunctionExpression');
  return each !== undefined && answersOf(each).every(isElements);
}

/** Checks all that is drawn. */
export const checkTexts = async (root: string): Promise<Finding> => {
  const paths = (await filesBelowEach(root, ['src/ui', 'src/app'], /[.]tsx$/)).filter(
    (path) => !path.includes('.test.'),
  );
  const problems = await Promise.all(
    paths.map(async (path) => textProblems({ path, text: await readFile(join(root, path), 'utf8') })),
  );
  return findingOf(problems.flat());
};
