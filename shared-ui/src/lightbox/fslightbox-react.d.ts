/** Types for the part of the package that the kit uses; the package has no types. */
declare module 'fslightbox-react' {
  import type { ReactElement } from 'react';

  export interface FsLightboxInstance {
    elements: { container: HTMLElement };
    core: {
      globalEventsController: { removeListeners(): void };
      scrollbarRecompensor: { removeRecompense(): void };
    };
  }

  export interface FsLightboxProps {
    /** Opens the lightbox when the value changes. */
    toggler: boolean;
    openOnMount?: boolean;
    /** URLs or elements. The lightbox moves elements from the page into its own tree. */
    sources: readonly (string | ReactElement)[];
    /** Renders a modal `<dialog>`. */
    useDialog?: boolean;
    /** Does not store the types of loaded files in local storage. */
    disableLocalStorage?: boolean;
    disableSlideSwiping?: boolean;
    onInit?(instance: FsLightboxInstance): void;
    onClose?(instance: FsLightboxInstance): void;
  }

  export default function FsLightbox(props: FsLightboxProps): ReactElement | null;
}
