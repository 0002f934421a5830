import { repositoryFiles } from '../workspace/repository-files.mjs';
import { HISTORY } from './references.mjs';

/** @typedef {import('./references.mjs').Document} Document */

const TEMPLATE = 'tools/new/templates/repository/package.json.template';

/** The names of each package's scripts, by the name and by the folder of the package; the root's folder is empty. @type {Map<string, string[]>} */
const scripts = new Map(
  repositoryFiles('package.json', '*/package.json', TEMPLATE).flatMap(({ path, text }) => {
    const { name, scripts = {} } = JSON.parse(text);
    const names = Object.keys(scripts);
    return [
      [name, names],
      [path === TEMPLATE ? TEMPLATE : path.replace(/\/?package\.json$/, ''), names],
    ];
  }),
);

/** Scripts that documents run with npm, but that no package.json declares. @param {Document} document */
export function missingScripts({ path, text }) {
  if (HISTORY.test(path)) return [];
  // The guide also shows the commands of a repository that is made from the template.
  const isForRepositories = path === 'docs/teams.md' || path.startsWith('tools/new/templates/');
  return Array.from(text.matchAll(/npm run ([a-z][a-z:-]*)(?: (?:-w|--prefix) ([@/\w-]+))?/g))
    .filter(([, script = '', folder = '']) => {
      const own = scripts.get(folder)?.includes(script);
      return !own && !(isForRepositories && folder === '' && scripts.get(TEMPLATE)?.includes(script));
    })
    .map(([command]) => `${path}: ${command}`);
}

/** `call` finds a command's name and what follows it. */
const PROGRAMS = [
  {
    call: /(?:npm run (?:registry -- (?=[a-z])|(?=ship|dev\b))|`registry )([a-z][\w-]*)([^`#\n|]*)/g,
    ...declaredIn(['registry-cli/src/cli/*.ts'], /\.command\('([a-z-]+)/g, /'(?:-\w, )?--([a-z-]+)/g),
  },
  {
    call: /\boperate -- (?!-)([a-z][\w-]*)([^`#\n|]*)/g,
    ...declaredIn(
      ['content-api/src/operations/commands.ts', 'content-api/src/operate.ts'],
      /^ {2}'?([a-z-]+)'?: command\(/gm,
      /(json|help): \{ type/g,
    ),
  },
];

/** @param {string[]} sources @param {RegExp} command @param {RegExp} option */
function declaredIn(sources, command, option) {
  const code = repositoryFiles(...sources)
    .map(({ text }) => text)
    .join('\n');
  const namesOf = (/** @type {RegExp} */ pattern) =>
    Array.from(code.matchAll(pattern), ([, name = '']) => name);
  return { commands: namesOf(command), options: ['help', ...namesOf(option)] };
}

/** Commands and options that documents show but their program does not have. @param {Document} document */
export function unknownCommands({ path, text }) {
  if (HISTORY.test(path)) return [];
  return PROGRAMS.flatMap(({ call, commands, options }) =>
    Array.from(text.matchAll(call)).flatMap(([line, name = '', rest = '']) => [
      ...(commands.includes(name) ? [] : [`${path}: ${line.trim()}: no command ${name}`]),
      // What follows a second `--` is a command of the reader's.
      ...Array.from(rest.replace(/ -- (?!-).*/, '').matchAll(/ --([a-z-]+)/g), ([, option = '']) => option)
        .filter((option) => !options.includes(option))
        .map((option) => `${path}: ${line.trim()}: no option --${option}`),
    ]),
  );
}
