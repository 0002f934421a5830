import type { EventDeclaration } from '@stadtraum/contracts/events';
import type { EventBus, Platform, QueryParameters, UrlState } from '@stadtraum/contracts/platform';
import { compileValidator, describeViolations, type Validator } from '@stadtraum/contracts/validation';
import { type BlockDefinition, belongsTo, ownedKeys } from '../define-block/index.ts';

type Report = (problem: string) => void;

/**
 * Wraps the page's platform for one block, in tests and on the development page. What the block publishes, hears or writes without having
 * declared it is reported, as are payloads that violate their schemas. The block sees only the query parameters that it owns.
 *
 * @param content decides the query keys that come from content
 * @param report called with one sentence for each problem; it may throw
 */
export function watchPlatform(
  platform: Platform,
  block: BlockDefinition,
  content: unknown,
  report: Report,
): Platform {
  return {
    ...platform,
    bus: watchBus(platform.bus, block, report),
    urlState: watchUrlState(platform.urlState, block, ownedKeys(block.queryKeys ?? [], content), report),
  };
}

function watchBus(
  bus: EventBus,
  { type, publishes = {}, hears = {} }: BlockDefinition,
  report: Report,
): EventBus {
  const checkPublished = payloadCheck(`block ${type} publishes`, 'publishes', publishes, report);
  const checkHeard = payloadCheck(`block ${type} hears`, 'hears', hears, report);
  return {
    publish(name, payload) {
      checkPublished(name, payload);
      bus.publish<EventDeclaration>(name, payload);
    },
    subscribe(name, listener) {
      checkHeard(name);
      return bus.subscribe(name, (payload) => {
        checkHeard(name, payload);
        listener(payload);
      });
    },
    last(name) {
      checkHeard(name);
      return bus.last(name);
    },
  };
}

/** Checks that an event is declared and, if there is one, that its payload is valid. */
function payloadCheck(
  use: string,
  property: 'publishes' | 'hears',
  schemas: NonNullable<BlockDefinition['publishes']>,
  report: Report,
): (name: string, payload?: unknown) => void {
  const validators = new Map<string, Validator<unknown>>();
  return (name, payload) => {
    const schema = schemas[name];
    if (!schema) {
      const declared = Object.keys(schemas).join(', ') || 'none';
      report(`${use} "${name}", which "${property}" in its block.ts does not list (listed: ${declared}).`);
    } else if (payload !== undefined) {
      const validator = validators.get(name) ?? compileValidator(schema);
      validators.set(name, validator);
      const result = validator(payload);
      if (!result.ok)
        report(`${use} "${name}" with an invalid payload: ${describeViolations(result.violations)}.`);
    }
  };
}

function watchUrlState(
  urlState: UrlState,
  { type }: BlockDefinition,
  keys: readonly string[],
  report: Report,
): UrlState {
  const owned = (parameters: QueryParameters) => parameters.filter(([name]) => belongsTo(keys, name));
  const foreign = (parameters: QueryParameters) => parameters.filter(([name]) => !belongsTo(keys, name));
  const reportUnlessOwner = () => {
    if (keys.length === 0)
      report(`block ${type} reads the query, but "queryKeys" in its block.ts lists no parameter of it.`);
  };
  return {
    read() {
      reportUnlessOwner();
      return owned(urlState.read());
    },
    replace(parameters) {
      for (const [name] of foreign(parameters))
        report(
          `block ${type} writes the query parameter "${name}", which "queryKeys" in its block.ts does not list.`,
        );
      urlState.replace([...foreign(urlState.read()), ...parameters]);
    },
    subscribe(listener) {
      reportUnlessOwner();
      return urlState.subscribe((parameters) => listener(owned(parameters)));
    },
  };
}
