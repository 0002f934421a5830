import { compileValidator, describeViolations } from '@stadtraum/contracts/validation';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { Behaviour } from '../behaviour/index.ts';
import type { BlockDefinition } from '../define-block/index.ts';
import { accessibilityFindings, hydrationProblems, leftovers, strictModeProblems } from './checks.ts';
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
  const behaviours = [...Object.values(kitBehaviours), ...(ownBehaviour ? [ownBehaviour] : [])];
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

    describe.each(examples.map((example, index) => ({ ...example, axe: index === 0 ? '' : ' @full' })))(
      'with example "$name":',
      (example) => {
        const element = elementOf(definition, id, example);

        test('the content is valid', () => {
          const result = validate(example.content);
          expect(result.ok ? '' : describeViolations(result.violations)).toBe('');
        });

        test('it renders on the server, where there is no DOM, network or process', () => {
          expect(() => renderOnServer(element, id)).not.toThrow();
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
          expect(await accessibilityFindings(element, id)).toEqual([]);
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

function elementOf(
  { component }: BlockDefinition,
  id: string,
  { content, page = {} }: ConformanceExample,
): ReactElement {
  const props = { id, content, page };
  // The suite's first test validates the content against the schema from which the component's type derives.
  return createElement(component as unknown as FunctionComponent<typeof props>, props);
}
