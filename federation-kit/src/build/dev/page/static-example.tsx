import type { HTMLAttributes, ReactElement, Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { PlatformProvider, serverPlatform } from '../../../platform/index.ts';

interface StaticExampleProps {
  id: string;
  element: ReactElement;
  /** Of the block's element, whose children are the server's HTML as on a page. */
  attributes: HTMLAttributes<HTMLDivElement> & { ref: Ref<HTMLDivElement> };
}

/** An example as visitors without JavaScript get it: the server's HTML. Throws what the component throws. */
export function StaticExample({ id, element, attributes }: StaticExampleProps) {
  const html = renderToString(<PlatformProvider platform={serverPlatform}>{element}</PlatformProvider>, {
    identifierPrefix: `${id}-`,
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just escaped it.
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
