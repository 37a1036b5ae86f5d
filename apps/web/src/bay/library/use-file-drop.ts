import { type DragEvent, useRef, useState } from 'react';

interface FileDrop {
  /** Files hover above. */
  readonly isOver: boolean;
  readonly handlers: {
    onDragEnter(event: DragEvent): void;
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A place onto which files may be dropped. */
export function useFileDrop(take: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  // Entering a child is heard before leaving its parent.
  const depth = useRef(0);
  const enter = (by: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current += by;
    setOver(depth.current > 0);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: enter(1),
      onDragLeave: enter(-1),
      onDragOver: (event) => hasFiles(event) && event.preventDefault(),
      onDrop: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        take([...event.dataTransfer.files]);
      },
    },
  };
}
