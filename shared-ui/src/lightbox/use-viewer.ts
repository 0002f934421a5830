import { type ComponentType, useCallback, useState } from 'react';
import type { ViewerProps } from './item.ts';

const VIEWERS = {
  gallery: async () =>
    (await import(/* webpackChunkName: "lightbox-gallery" */ './gallery-viewer.tsx')).GalleryViewer,
  popup: async () =>
    (await import(/* webpackChunkName: "lightbox-popup" */ './popup-viewer.tsx')).PopupViewer,
};

/** Loads a viewer on request. `load` resolves to false if loading fails. */
export function useViewer(kind: keyof typeof VIEWERS) {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const load = useCallback(async (): Promise<boolean> => {
    try {
      const loaded = await VIEWERS[kind]();
      setViewer(() => loaded);
      return true;
    } catch {
      // The page has already reported the missing script.
      return false;
    }
  }, [kind]);
  return { Viewer, load };
}
