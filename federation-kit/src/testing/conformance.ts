import type { Platform } from '@stadtraum/contracts/platform';
import { compileValidator, describeViolations } from '@stadtraum/contracts/validation';
import type { Behaviour } from '../behaviour/index.ts';
import { undeclaredKeys, watchPlatform } from '../declared-use/index.ts';
import { type BlockDefinition, ownedKeys } from '../define-block/index.ts';
import { serverPlatform } from '../platform/index.ts';
import {
  accessibilityFindings,
  changedByOthers,
  hydrationProblems,
  leftovers,
  strictModeProblems,
} from './checks.ts';
import { exampleElement } from './example-element.tsx';
import { renderOnServer } from './render-on-server.ts';

/** An example of any block. */
export interface ConformanceExample {
  name: string;
  content: unknown;
  page?: object | undefined;
}

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/**
 * The suite that every block must pass with each of its examples. Call it in a `.dom.test.tsx`.
 *
 * axe takes longer than everything else: `npm test` runs it only on a block's first example. A team's own run and
 * `npm run test:full` run it on all examples.
 *
 * @param kitBehaviours the kit's behaviours that the block declares, by name and in the order of the declaration
 * @param ownBehaviour the block's own behaviour, if it has one
 */
export function describeConformance(
  definition: BlockDefinition,
  examples: readonly ConformanceExample[],
  kitBehaviours: Readonly<Record<string, Behaviour>> = {},
  ownBehaviour?: Behaviour,
): void {
  const allBehaviours = [...Object.values(kitBehaviours), ...(ownBehaviour ? [ownBehaviour] : [])];
  const validate = compileValidator(definition.content);
  const id = `${definition.type}-example`;

  describe(`block ${definition.type} conforms`, () => {
    beforeAll(() => {
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    });

    test("it is tested with the kit's behaviours that it declares", () => {
      expect(Object.keys(kitBehaviours)).toEqual(definition.behaviours ?? []);
    });

    test('it has examples', () => {
      expect(examples.length).toBeGreaterThan(0);
    });

    test('it keeps nothing that it has rendered at module level', () => {
      const elements = examples.map((example) => exampleElement(definition, id, example, serverPlatform));
      expect(changedByOthers(elements, id)).toEqual([]);
    });

    const { fallback } = definition;
    if (fallback !== undefined) {
      test('axe reports no violations in its fallback', async () => {
        expect(await accessibilityFindings(fallback)).toEqual([]);
      });
    }

    describe.each(examples.map((example, index) => ({ ...example, axe: index === 0 ? '' : ' @full' })))(
      'with example "$name":',
      (example) => {
        const platform = watchPlatform(serverPlatform, definition, example.content, (problem) =>
          // The checks replace `console.error` while they run.
          console.error(problem),
        );
        const element = exampleElement(definition, id, example, platform);
        const behaviours = allBehaviours.map((behaviour) => onPlatform(behaviour, platform));
        let html: string | undefined;
        const serverHtml = () => {
          html ??= renderOnServer(element, id);
          return html;
        };

        test('the content is valid', () => {
          const result = validate(example.content);
          expect(result.ok ? '' : describeViolations(result.violations)).toBe('');
        });

        test('it renders on the server, where there is no DOM, network or process', () => {
          expect(serverHtml).not.toThrow();
        });

        test('its links and forms write only query parameters that it declares', () => {
          // Most blocks write none, and jsdom takes long to parse.
          if (!/\?|<form/.test(serverHtml())) return;
          document.body.innerHTML = serverHtml();
          const keys = ownedKeys(definition.queryKeys ?? [], example.content);
          expect(undeclaredKeys(document, keys, pathOf(example))).toEqual([]);
          document.body.replaceChildren();
        });

        test('it hydrates without a warning', async () => {
          expect(await hydrationProblems(element, id)).toEqual([]);
        });

        if (behaviours.length > 0) {
          test('it hydrates without a warning after its behaviours have run', async () => {
            expect(await hydrationProblems(element, id, behaviours)).toEqual([]);
          });
        }

        test(`axe reports no violations${example.axe}`, async () => {
          expect(await accessibilityFindings(serverHtml())).toEqual([]);
        });

        test('it leaves nothing behind when it is unmounted', async () => {
          expect(await leftovers(element, id, behaviours)).toEqual({ problems: [], listeners: [], html: '' });
        });

        test('it mounts twice in strict mode', async () => {
          expect(await strictModeProblems(element, id)).toEqual([]);
        });
      },
    );
  });
}

function onPlatform(behaviour: Behaviour, platform: Platform): Behaviour {
  return (root, context) => behaviour(root, { ...context, platform });
}

/** The path of the example's page; of any page if the block does not need it. */
function pathOf({ page }: ConformanceExample): string {
  return page && 'path' in page && typeof page.path === 'string' ? page.path : '/';
}
