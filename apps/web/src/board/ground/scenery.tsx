import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { Spot } from '../geometry.ts';
import { type Frame, frameOf, type Margins } from '../view/frame.ts';
import { type Extent, ScaleContext, ScaleStore } from '../view/scale.ts';
import '../board.css';
import './scenery.css';

/**
 * Inside of it maps are pictures that nobody can move or press: they fill their place, follow what they are about, and
 * leave these edges of it to others, in pixels, by how wide it is. Null: a map to work with.
 */
export const SceneryContext = createContext<((width: number) => Margins) | null>(null);

interface SceneryProps {
  readonly extent: Extent;
  /** The subjects of the picture, in drawing units. */
  readonly around: readonly Spot[];
  readonly children: ReactNode;
}

/** A map as the background of a page. */
export function Scenery({ extent, around, children }: SceneryProps) {
  const marginsOf = useContext(SceneryContext)!;
  const view = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const former = useRef<Frame | null>(null);
  const [scale] = useState(() => new ScaleStore(extent));
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = view.current!;
      former.current = null;
      setRoom({ width, height });
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(view.current!);
    measure();
    return () => watcher.disconnect();
  }, []);
  const frame =
    room && frameOf({ extent, around, room, margins: marginsOf(room.width), former: former.current });
  former.current = frame;
  const { x = 0, y = 0, k = 1 } = frame ?? {};
  useLayoutEffect(() => {
    if (room) scale.set(k, { x: -x / k, y: -y / k, width: room.width / k, height: room.height / k });
  }, [scale, room, x, y, k]);
  return (
    <div ref={view} className="map-view scenery" data-part="map-view" aria-hidden="true">
      <div
        className="map-drawing"
        data-part="map-drawing"
        data-zoom={k < 0.55 ? 'far' : 'middle'}
        style={{
          transform: `translate(${x}px, ${y}px) scale(${k})`,
          ['--zoom-inverse' as string]: String(1 / k),
        }}
      >
        <svg width={extent.width} height={extent.height} aria-hidden="true">
          <ScaleContext value={scale}>{room && children}</ScaleContext>
        </svg>
      </div>
    </div>
  );
}
