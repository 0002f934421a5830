import type { Platform } from '@stadtraum/contracts/platform';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { BlockDefinition } from '../define-block/index.ts';
import { PlatformProvider } from '../platform/index.ts';
import type { ConformanceExample } from './conformance.ts';

/** The block with an example's content, on this platform. */
export function exampleElement(
  { component }: BlockDefinition,
  id: string,
  { content, page = {} }: ConformanceExample,
  platform: Platform,
): ReactElement {
  const props = { id, content, page };
  // The suite's first test validates the content against the schema from which the component's type derives.
  const element = createElement(component as unknown as FunctionComponent<typeof props>, props);
  return <PlatformProvider platform={platform}>{element}</PlatformProvider>;
}
