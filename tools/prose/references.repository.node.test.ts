import { missingScripts, unknownCommands } from './commands.mjs';
import {
  deadLinks,
  misleadingRows,
  missingPaths,
  missingSections,
  readDocuments,
  toDocument,
} from './references.mjs';

const documents = readDocuments();

test.each([
  ['links lead to files and sections', deadLinks],
  ['files and folders that are named exist', missingPaths],
  ['a row about a file or a command sends to a text about it', misleadingRows],
  ['`npm run` names scripts', missingScripts],
  ['commands and their options exist', unknownCommands],
])('in documents, %s', (_what, check) => {
  expect(documents.flatMap((document) => check(document, documents))).toEqual([]);
});

test('sections that sources and documents name by their titles exist', () => {
  expect(missingSections(documents)).toEqual([]);
});

test.each([
  [deadLinks, '[keys](keys.md#no-such-section)', 'keys.md#no-such-section'],
  [deadLinks, '[below](#nowhere)', '#nowhere'],
  [deadLinks, '[a](nowhere.md)', 'nowhere.md'],
  [missingPaths, 'Read nowhere.md.', 'nowhere.md'],
  [missingPaths, 'The folder `shell/src/nowhere/` has it.', 'shell/src/nowhere/'],
  [missingPaths, 'It is in `nowhere.ts`.', 'nowhere.ts'],
  [
    misleadingRows,
    '| the registry’s key | `registry/key.pem` | [security.md](security.md) |',
    'security.md does not mention',
  ],
  [missingScripts, 'Run `npm run nothing`.', 'npm run nothing'],
  [missingScripts, 'Run `npm run nothing -w shell`.', 'npm run nothing -w shell'],
  [unknownCommands, '`npm run registry -- fly`', 'no command fly'],
  [unknownCommands, '`npm run ship mf-jobs -- --fast`', 'no option --fast'],
  [unknownCommands, '`npm run operate -- fly`', 'no command fly'],
])('%p finds %s', (check, text, found) => {
  expect(check(toDocument('docs/keys.md', text), documents)).toEqual([expect.stringContaining(found)]);
});

test.each([
  [missingPaths, 'A block has `<type>.examples.ts`, and `pages/<path>.json` its page.'],
  [unknownCommands, '`npm run registry -- bisect / --from x -- node check.mjs --strict`'],
])('%p accepts %s', (check, text) => {
  expect(check(toDocument('docs/keys.md', text))).toEqual([]);
});
