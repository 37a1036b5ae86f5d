// The state of a person at a table: in hand, looked at, planned and kept. The state before and an input give the state
// after. Nothing here knows of a page, a session or a game. The table of hexes and the one in inches share it.

import { NO_PLANS, type Plans } from './plans.ts';

/** The types that differ from table to table. */
export interface DeskKinds {
  /** The plan after each step that can be taken back. */
  readonly step: unknown;
  /** Something that can be pointed at: a hex, a place. */
  readonly spot: unknown;
  /** Something that a sheet lays over the map. */
  readonly overlay: unknown;
}

/** The contents of the panel at the right. */
export type Tab = 'plan' | 'sheet' | 'record';

/** A piece whose sheet somebody wants to see. */
export interface Look {
  readonly piece: number;
  /** Was something asked then? */
  readonly isAsked: boolean;
  /** Is it only shown because it was aimed at? */
  readonly isTarget: boolean;
}

/** The piece in hand, where the order in the making does not say it. */
export interface Taken {
  readonly piece: number | null;
  /** The weapon of it that is being aimed. */
  readonly item: unknown;
  /** Has somebody turned it by hand? */
  readonly isHeld: boolean;
}

/** Plans for other units, to be taken up again or to be given one after the other. */
export interface Kept {
  readonly plans: Plans;
  /** They hold for the phase they were made in. */
  readonly during: string;
  /** Were they planned together? Then confirming means all of them. */
  readonly isWhole: boolean;
  /** They are being given: how many entries the log had when the last one was. `null` while they are not. */
  readonly sent: number | null;
}

export interface DeskState<K extends DeskKinds = DeskKinds> {
  /** The question that all this is about. */
  readonly moment: string;
  readonly steps: readonly K['step'][];
  /** The field of the order that the keys are in, by its path. */
  readonly field: string;
  /** The way to go, while no hex is chosen. */
  readonly way: string | null;
  readonly look: Look | null;
  readonly taken: Taken;
  readonly kept: Kept;
  readonly tab: Tab;
  readonly pointed: K['spot'] | null;
  /** Is what the unit in hand can do shown around it? */
  readonly isWheelOpen: boolean;
  /** Layers that are switched on, by id. */
  readonly layers: ReadonlySet<string>;
  readonly drawn: { readonly id: string; readonly overlays: readonly K['overlay'][] } | null;
}

export type DeskInput<K extends DeskKinds = DeskKinds> =
  /** A question; `steps` are those that somebody had taken before they left the page, or before their order was refused. */
  | { readonly type: 'asked'; readonly moment: string; readonly steps: readonly K['step'][] }
  | { readonly type: 'step'; readonly step: K['step'] }
  /** Something else in place of the last step. */
  | { readonly type: 'amend'; readonly step: K['step'] }
  | { readonly type: 'back' }
  | { readonly type: 'field'; readonly path: string }
  | { readonly type: 'way'; readonly name: string }
  | { readonly type: 'point'; readonly spot: K['spot'] | null }
  | { readonly type: 'look'; readonly look: Look | null }
  /** Puts aside whatever was looked at and aimed, and takes a piece in hand, or none. */
  | { readonly type: 'let-go'; readonly piece: number | null }
  | { readonly type: 'take'; readonly piece: number | null }
  | { readonly type: 'aim'; readonly item: unknown }
  | { readonly type: 'hold' }
  | { readonly type: 'tab'; readonly tab: Tab }
  | { readonly type: 'wheel'; readonly isOpen: boolean }
  | { readonly type: 'layer'; readonly id: string }
  | { readonly type: 'draw'; readonly id: string; readonly overlays: readonly K['overlay'][] }
  /** Plans for others than the unit in hand. */
  | { readonly type: 'keep'; readonly plans: Plans; readonly during: string }
  /** Plans for all, made together. */
  | { readonly type: 'plan-all'; readonly plans: Plans; readonly during: string }
  /** One was given when the log had `number` entries, and these are left. */
  | { readonly type: 'give'; readonly plans: Plans; readonly during: string; readonly number: number }
  /** The rest waits for the player. */
  | { readonly type: 'stop' };

const EMPTY_HAND: Taken = { piece: null, item: undefined, isHeld: false };

const nothingKept = (during: string): Kept => ({ plans: NO_PLANS, during, isWhole: false, sent: null });

export const deskWith = <K extends DeskKinds>(steps: readonly K['step'][]): DeskState<K> => ({
  moment: '',
  steps,
  field: '',
  way: null,
  look: null,
  taken: EMPTY_HAND,
  kept: nothingKept(''),
  tab: 'plan',
  pointed: null,
  isWheelOpen: false,
  layers: new Set(),
  drawn: null,
});

/** Plans of a phase that is over hold no longer. */
export const keptIn = ({ kept }: Pick<DeskState, 'kept'>, phase: string): Kept =>
  kept.during === phase ? kept : nothingKept(phase);

/** The piece whose sheet somebody wants to see; what they looked at while they decided is forgotten when they have. */
export const lookIn = ({ look }: Pick<DeskState, 'look'>, isAsked: boolean): Look | null =>
  look?.isAsked === isAsked ? look : null;

export function deskAfter<K extends DeskKinds>(state: DeskState<K>, input: DeskInput<K>): DeskState<K> {
  switch (input.type) {
    case 'asked':
      return asked(state, input.moment, input.steps);
    case 'step':
      return { ...state, steps: [...state.steps, input.step] };
    case 'amend':
      return { ...state, steps: [...state.steps.slice(0, -1), input.step] };
    case 'back':
      return { ...state, steps: state.steps.slice(0, -1) };
    case 'field':
      return { ...state, field: input.path };
    case 'way':
      return { ...state, way: input.name };
    case 'point':
      return state.pointed === input.spot ? state : { ...state, pointed: input.spot };
    case 'look':
      return { ...state, look: input.look, drawn: null };
    case 'let-go':
      return lettingGo(state, input.piece);
    case 'take':
      return { ...state, taken: { ...EMPTY_HAND, piece: input.piece } };
    case 'aim':
      return { ...state, taken: { ...state.taken, item: input.item } };
    case 'hold':
      return { ...state, taken: { ...state.taken, isHeld: true } };
    case 'tab':
      return { ...state, tab: input.tab };
    case 'wheel':
      return { ...state, isWheelOpen: input.isOpen };
    case 'layer':
      return { ...state, layers: toggled(state.layers, input.id) };
    case 'draw':
      return {
        ...state,
        drawn: state.drawn?.id === input.id ? null : { id: input.id, overlays: input.overlays },
      };
    default:
      return { ...state, kept: keptAfter(state, input) };
  }
}

/** The same question again means that the order was refused: what was planned is at hand, and so is all else. */
function asked<K extends DeskKinds>(
  state: DeskState<K>,
  moment: string,
  steps: readonly K['step'][],
): DeskState<K> {
  if (state.moment === moment) return { ...state, steps, way: null };
  // An open record sheet stays open.
  const tab = state.tab === 'record' ? state.tab : 'plan';
  return { ...lettingGo(state, null), moment, steps, tab, field: '', way: null };
}

/** A finger does not stay where it was. */
const lettingGo = <K extends DeskKinds>(state: DeskState<K>, piece: number | null): DeskState<K> => ({
  ...state,
  pointed: null,
  isWheelOpen: false,
  look: null,
  drawn: null,
  taken: { ...EMPTY_HAND, piece },
});

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set(ids);
  if (!others.delete(id)) others.add(id);
  return others;
}

function keptAfter(
  state: Pick<DeskState, 'kept'>,
  input: Extract<DeskInput, { readonly type: 'keep' | 'plan-all' | 'give' | 'stop' }>,
): Kept {
  if (input.type === 'stop') return { ...state.kept, sent: null, isWhole: false };
  const { plans, during } = input;
  if (plans.size === 0) return nothingKept(during);
  const before = keptIn(state, during);
  if (input.type === 'keep') return { ...before, plans };
  if (input.type === 'plan-all') return { plans, during, isWhole: true, sent: null };
  return { ...before, plans, sent: input.number };
}
