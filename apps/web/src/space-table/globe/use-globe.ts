import { type RefObject, useEffect, useRef } from 'react';
import { followGestures } from '../../board/view/gestures.ts';
import { type Aspect, between, turned } from './sphere.ts';

/** A globe in its window, in pixels of the page. */
export interface GlobeView {
  readonly aspect: Aspect;
  /** The middle of the globe, and its radius. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The radius of a globe that is all in sight. */
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

interface GlobeHands {
  draw(view: GlobeView): void;
  /** A press, in radii of the globe from its middle. */
  onTap(right: number, up: number, view: GlobeView): void;
}

interface GlobeUse {
  /** The aspect to begin with, and to go back to. */
  readonly home: Aspect;
  /** The part of the window that is left to a ring around the globe. */
  readonly ring: number;
  readonly memory: string;
}

export interface GlobeTurns {
  /** Turns it, in 260 ms. */
  turnTo(aspect: Aspect): void;
  zoom(factor: number): void;
  goHome(): void;
  /** What it shows has changed. */
  redraw(): void;
  readonly view: () => GlobeView;
}

const CLOSEST = 3;
/** A small screen begins closer, so that fingers hit cells. */
const CLOSE_AT_FIRST = 1.4;
const SMALL = 480;
const TURN = 260;
/** Its speed halves in so many milliseconds. */
const HALF_LIFE = 120;
/** Slower than this, in degrees a second, it stands still. */
const STILL = 4;
const DEGREE = 180 / Math.PI;
const MARGIN = 14;
const DOUBLE = 350;

interface Turn {
  readonly from: Aspect;
  readonly to: Aspect;
  readonly start: number;
}

interface Looked {
  aspect: Aspect;
  zoom: number;
}

/** The last looks at globes, for people who come back. */
const looks = new Map<string, Looked>();

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The drag, turn and inertia of a globe. It draws a frame only where something has changed. */
class Turntable implements GlobeTurns {
  readonly #element: HTMLElement;
  readonly #hands: () => GlobeHands;
  readonly #use: () => GlobeUse;
  readonly #looked: Looked;
  #frame = 0;
  #turn: Turn | null = null;
  /** In degrees a millisecond. */
  #speed = { east: 0, north: 0 };
  #dragged = 0;
  #tapped = Number.NEGATIVE_INFINITY;
  #before = 0;

  constructor(element: HTMLElement, hands: () => GlobeHands, use: () => GlobeUse) {
    this.#element = element;
    this.#hands = hands;
    this.#use = use;
    const { memory, home } = use();
    const first = element.clientWidth < SMALL ? CLOSE_AT_FIRST : 1;
    this.#looked = looks.get(memory) ?? { aspect: home, zoom: first };
    looks.set(memory, this.#looked);
  }

  follow(): () => void {
    const leave = followGestures(this.#element, {
      onTap: (x, y) => this.#tap(x, y),
      onLongPress: () => {},
      onPan: (dx, dy) => this.#drag(dx, dy),
      onZoom: (factor) => this.zoom(factor),
      onRelease: () => this.#release(),
    });
    const stop = () => {
      this.#speed = { east: 0, north: 0 };
    };
    this.#element.addEventListener('pointerdown', stop);
    const watcher = new ResizeObserver(() => this.redraw());
    watcher.observe(this.#element);
    return () => {
      leave();
      this.#element.removeEventListener('pointerdown', stop);
      watcher.disconnect();
      cancelAnimationFrame(this.#frame);
    };
  }

  readonly view = (): GlobeView => {
    const { clientWidth: width, clientHeight: height } = this.#element;
    const { aspect, zoom } = this.#looked;
    const base = (Math.min(width, height) / 2 - MARGIN) * (1 - this.#use().ring);
    return { aspect, x: width / 2, y: height / 2, radius: base * zoom, base, width, height };
  };

  readonly redraw = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#step);
  };

  readonly turnTo = (aspect: Aspect): void => {
    this.#speed = { east: 0, north: 0 };
    if (isStill()) this.#looked.aspect = aspect;
    else this.#turn = { from: this.#looked.aspect, to: aspect, start: performance.now() };
    this.redraw();
  };

  readonly zoom = (factor: number): void => {
    this.#looked.zoom = Math.max(1, Math.min(CLOSEST, this.#looked.zoom * factor));
    this.redraw();
  };

  readonly goHome = (): void => {
    this.#looked.zoom = 1;
    this.turnTo(this.#use().home);
  };

  readonly #step = (now: number): void => {
    this.#frame = 0;
    if (this.#turn) {
      const part = Math.min(1, (now - this.#turn.start) / TURN);
      this.#looked.aspect = between(this.#turn.from, this.#turn.to, 1 - (1 - part) ** 3);
      if (part === 1) this.#turn = null;
      else this.redraw();
    }
    this.#coast(now);
    this.#before = now;
    this.#hands().draw(this.view());
  };

  /** Goes on by itself after a drag, more and more slowly. */
  #coast(now: number): void {
    const { east, north } = this.#speed;
    if (Math.hypot(east, north) * 1000 < STILL || 'dragging' in this.#element.dataset) return;
    const passed = Math.min(50, Math.max(0, now - this.#before));
    this.#looked.aspect = turned(this.#looked.aspect, east * passed, north * passed);
    const left = 0.5 ** (passed / HALF_LIFE);
    this.#speed = { east: east * left, north: north * left };
    this.redraw();
  }

  #drag(dx: number, dy: number): void {
    const now = performance.now();
    const { radius, aspect } = this.view();
    // Under the finger at the middle of the globe, and not much faster near a pole.
    const across = Math.max(0.35, Math.cos(aspect.latitude / DEGREE));
    const [east, north] = [(-dx / radius / across) * DEGREE, (dy / radius) * DEGREE];
    const passed = Math.max(8, now - this.#dragged);
    this.#dragged = now;
    this.#turn = null;
    this.#looked.aspect = turned(aspect, east, north);
    this.#speed = { east: east / passed, north: north / passed };
    this.redraw();
  }

  #release(): void {
    // A finger that rested before it was lifted leaves the globe where it is.
    if (isStill() || performance.now() - this.#dragged > 60) this.#speed = { east: 0, north: 0 };
    this.#before = performance.now();
    this.redraw();
  }

  #tap(x: number, y: number): void {
    const box = this.#element.getBoundingClientRect();
    const view = this.view();
    const now = performance.now();
    if (now - this.#tapped < DOUBLE) this.zoom(1.5);
    this.#tapped = now;
    this.#hands().onTap((x - box.left - view.x) / view.radius, (view.y - (y - box.top)) / view.radius, view);
  }
}

/** Turns a globe by hand. The element is there as long as the component is. */
export function useGlobe(
  element: RefObject<HTMLElement | null>,
  hands: GlobeHands,
  use: GlobeUse,
): RefObject<GlobeTurns | null> {
  const turns = useRef<Turntable | null>(null);
  const latest = useRef({ hands, use });
  latest.current = { hands, use };
  useEffect(() => {
    const table = new Turntable(
      element.current!,
      () => latest.current.hands,
      () => latest.current.use,
    );
    turns.current = table;
    return table.follow();
  }, [element]);
  useEffect(() => turns.current?.redraw());
  return turns;
}
