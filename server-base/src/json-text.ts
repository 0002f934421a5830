import { reasonOf } from '@stadtraum/contracts/errors';
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** A place in a text, as editors show it: both numbers start at 1. */
export interface TextPosition {
  line: number;
  column: number;
}

/** JSON, or where it is broken and why, in a German sentence without its full stop. */
export type ReadJson =
  | { ok: true; json: unknown }
  | { ok: false; reason: string; position: TextPosition | undefined };

/** Reads JSON for people who write it by hand. A byte order mark is ignored. */
export function readJsonText(text: string): ReadJson {
  const plain = withoutMark(text);
  try {
    return { ok: true, json: JSON.parse(plain) };
  } catch (error) {
    const errors: ParseError[] = [];
    parse(plain, errors, { disallowComments: true });
    const [first] = errors;
    if (!first)
      return { ok: false, reason: `Die Datei ist kein JSON (${reasonOf(error)})`, position: undefined };
    const { at, reason } = explain(plain, first);
    return { ok: false, reason, position: positionAt(plain, at) };
  }
}

/**
 * The place of a value in a JSON text: the name of a property, or an entry of a list. For a place that the text does not have, the
 * nearest one around it.
 *
 * @param pointer JSON Pointer
 */
export function positionOf(text: string, pointer: string): TextPosition {
  return positionsIn(text)(pointer);
}

/** Finds places in a JSON text that is parsed once, see `positionOf`. */
export function positionsIn(text: string): (pointer: string) => TextPosition {
  const plain = withoutMark(text);
  const root = parseTree(plain);
  return (pointer) => positionAt(plain, offsetOf(root, pointer));
}

function offsetOf(root: Node | undefined, pointer: string): number {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let node = root;
  for (const step of steps) {
    const next = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
    if (!next) break;
    node = next;
  }
  const shown = node?.parent?.type === 'property' ? node.parent : node;
  return shown?.offset ?? 0;
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

function explain(text: string, { error, offset }: ParseError): { at: number; reason: string } {
  const character = text[offset] ?? '';
  const before = endOfContent(text.slice(0, offset));
  const code = printParseErrorCode(error);
  if (/[„“”‚‘’»«]/.test(character)) {
    return {
      at: offset,
      reason: `Hier steht das Anführungszeichen ${character}. In JSON gilt nur das gerade: "`,
    };
  }
  if (text[before - 1] === ',' && /[}\]]/.test(character)) {
    return { at: before - 1, reason: `Nach dem letzten Eintrag, vor ${character}, darf kein Komma stehen` };
  }
  switch (code) {
    case 'CommaExpected':
      if (character === '}') return { at: before, reason: 'Eine eckige Klammer ] fehlt' };
      return { at: before, reason: 'Hier fehlt ein Komma' };
    case 'ColonExpected':
      return { at: before, reason: 'Nach dem Namen des Feldes fehlt ein Doppelpunkt' };
    case 'CloseBraceExpected':
      return { at: before, reason: 'Eine geschweifte Klammer } fehlt' };
    case 'CloseBracketExpected':
      return { at: before, reason: 'Eine eckige Klammer ] fehlt' };
    case 'UnexpectedEndOfString':
      return { at: offset, reason: 'Ein Text muss in derselben Zeile mit dem Anführungszeichen " enden' };
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return { at: offset, reason: 'Ein umgekehrter Schrägstrich muss doppelt stehen: \\\\' };
    case 'InvalidCommentToken':
      return { at: offset, reason: 'Kommentare sind in JSON nicht erlaubt' };
    case 'InvalidSymbol':
      return { at: offset, reason: 'Namen von Feldern und Texte stehen in Anführungszeichen: "so"' };
    case 'PropertyNameExpected':
      return { at: offset, reason: 'Hier fehlt der Name eines Feldes in Anführungszeichen' };
    case 'EndOfFileExpected':
      return { at: offset, reason: 'Nach dem Ende des Inhalts steht noch etwas' };
    default:
      return {
        at: offset,
        reason: 'Hier fehlt ein Wert: ein Text in Anführungszeichen, eine Zahl, true oder false',
      };
  }
}

/** Offset after the last character that is not white space. */
function endOfContent(text: string): number {
  return text.trimEnd().length;
}

function positionAt(text: string, offset: number): TextPosition {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
