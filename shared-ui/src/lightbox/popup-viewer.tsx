/// <reference path="./fslightbox-react.d.ts" />
import FsLightbox, { type FsLightboxInstance } from 'fslightbox-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { titleOf, type ViewerProps } from './item.ts';
import { ItemContent } from './item-content.tsx';
import { adaptDialog, removePopup } from './popup-dialog.ts';
import styles from './popup-viewer.module.css';

/** A modal dialog with one item in a box of 900 × 760 px on black (R2.11-11). */
export function PopupViewer({ label, items, current, onClose }: ViewerProps) {
  const item = items[current];
  const popup = useRef<FsLightboxInstance>(undefined);
  const [box, setBox] = useState<HTMLElement>();
  // Ignores null: fslightbox moves the element out of React's tree, which React reports as a removal.
  const boxRef = useCallback((element: HTMLElement | null) => element && setBox(element), []);
  const handleClose = useEffectEvent(onClose);

  useEffect(
    () => () => {
      if (popup.current) removePopup(popup.current);
    },
    [],
  );

  if (!item) return null;
  return (
    <>
      <FsLightbox
        toggler={false}
        openOnMount
        useDialog
        disableLocalStorage
        disableSlideSwiping
        sources={[<div key="box" ref={(element) => void boxRef(element)} className={styles.box} />]}
        onInit={(instance) => {
          popup.current = instance;
          adaptDialog(instance.elements.container, titleOf(item) || label, styles.popup ?? '');
        }}
        onClose={() => {
          popup.current = undefined;
          handleClose();
        }}
      />
      {box &&
        createPortal(
          <>
            <ItemContent item={item} />
            {item.caption && <p className={styles.caption}>{item.caption}</p>}
          </>,
          box,
        )}
    </>
  );
}
