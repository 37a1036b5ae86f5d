import type { ChatMessage } from '@ironfield/client/api.ts';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShortcuts } from '../ui/keys/shortcuts.ts';
import { LYING, UPRIGHT } from '../ui/screens.ts';
import { ReadingContext } from './action-bar.tsx';
import { EventLog } from './event-log.tsx';
import { useGuidePlace } from './guide/use-guide-place.ts';
import { Notices } from './notices.tsx';
import { ChatBubble } from './people/chat-bubble.tsx';
import type { LogLine } from './playback.ts';
import { SendingBar } from './sending-bar.tsx';
import { toggleSound } from './sound-switch.tsx';
import type { TableModel } from './table-model.ts';
import { type PhaseList, TopBar } from './top-bar.tsx';

interface FrameProps {
  readonly model: TableModel;
  readonly phases?: PhaseList | undefined;
  /** Every unit at a glance, over the map. */
  readonly strips?: ReactNode;
  readonly map: ReactNode;
  /** The lesson or the coach: beside the sheet, and on phones at the map. */
  readonly guide?: ReactNode;
  /** The sheet of the selected unit, above the log. */
  readonly sheet: ReactNode;
  /** Its name where it slides up. */
  readonly sheetName?: string;
  readonly bar: ReactNode;
  /** Shown in the bar instead of its own words, such as the reading of a ruler. */
  readonly reading?: ReactNode;
  /** A line of the log that somebody looks for, by its id. */
  readonly sought?: string | null;
  /** The lines that the map shows just now. */
  readonly onLine?: (line: LogLine | null) => void;
}

const EndBanner = lazy(async () => ({ default: (await import('./end-banner.tsx')).EndBanner }));
/** Only for those who have company. */
const PeoplePanel = lazy(async () => ({ default: (await import('./people/people-panel.tsx')).PeoplePanel }));

type Sheet = 'sheet' | 'log' | 'people';
const LABELS: Record<Sheet, string> = { sheet: 'Sheet', log: 'Log', people: 'People' };

/** High enough for the log beside everything else. */
const TALL = '(min-height: 860px)';

/** The one frame of every table: phases above, the map, and beside it what is planned, what can be done, and the log. */
export function Frame({
  model,
  phases,
  strips,
  map,
  guide,
  sheet,
  sheetName = LABELS.sheet,
  bar,
  reading,
  sought = null,
  onLine,
}: FrameProps) {
  const { company } = model.session;
  // A player with links to hand out looks for them first.
  const [raised, setRaised] = useState<Sheet | null>(() => (isInviting(model) ? 'people' : null));
  const [lower, setLower] = useState<'log' | 'people'>(() => (isInviting(model) ? 'people' : 'log'));
  const [isLogOpen, setLogOpen] = useState(() => window.matchMedia(TALL).matches || isInviting(model));
  const isNarrow = window.matchMedia(UPRIGHT).matches;
  const unread = useUnread(model, (isNarrow ? raised : isLogOpen ? lower : null) === 'people');
  /** The sheet that was open before the chat. */
  const before = useRef<(() => void) | null>(null);
  const slide = (id: Sheet) => `slide ${raised === id ? 'raised' : ''}`;
  const talk = () => {
    before.current ??= () => {
      setLogOpen(isLogOpen);
      setLower(lower);
      setRaised(raised);
    };
    setLogOpen(true);
    setLower('people');
    setRaised('people');
    takeKeysTo('[data-part="say"] input');
  };
  const leaveTalk = () => {
    before.current?.();
    before.current = null;
  };
  useEffect(() => {
    if (sought === null) return;
    setLogOpen(true);
    setLower('log');
    if (window.matchMedia(UPRIGHT).matches) setRaised('log');
  }, [sought]);
  useShortcuts({ t: company && talk, m: toggleSound });
  const guidePanel = useGuidePlace();
  const sheets: readonly Sheet[] = company ? ['sheet', 'log', 'people'] : ['sheet', 'log'];
  const label = (id: Sheet) => (
    <>
      {id === 'sheet' ? sheetName : LABELS[id]}
      {id === 'people' && unread.length > 0 && (
        <span className="unread" data-part="unread">
          {unread.length}
          <span className="visually-hidden"> new</span>
        </span>
      )}
    </>
  );
  return (
    <div className="table-frame" data-part="table-frame" data-number={model.snapshot.summary.number}>
      <TopBar model={model} phases={phases} />
      <main className="map-panel" data-part="map-panel" aria-label="Map">
        {map}
        {strips}
        <div className="map-notes">
          <Notices model={model} />
          {company && <ChatBubble unread={unread} onAnswer={talk} />}
          {model.snapshot.summary.outcome && (
            <Suspense>
              <EndBanner model={model} />
            </Suspense>
          )}
        </div>
      </main>
      <aside className="side-panel" data-part="side-panel" aria-label="Plan and log">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its tabs have the keys */}
        <div
          className={`sheet-panel ${slide('sheet')}`}
          data-part="sheet-panel"
          onClick={() => window.matchMedia(LYING).matches && setLogOpen(false)}
        >
          {sheet}
        </div>
        {guide && (
          <div className="guide-panel" data-part="guide-panel" ref={guidePanel}>
            {guide}
          </div>
        )}
        <div className="bar-panel" data-part="bar-panel">
          <ReadingContext value={reading}>{model.isSending ? <SendingBar /> : bar}</ReadingContext>
        </div>
        <div className="lower-tabs" data-part="lower-tabs">
          {(company ? (['log', 'people'] as const) : (['log'] as const)).map((id) => (
            <button
              key={id}
              type="button"
              aria-expanded={isLogOpen && lower === id}
              onClick={() => {
                setLower(id);
                setLogOpen(!isLogOpen || lower !== id);
              }}
            >
              {label(id)}
            </button>
          ))}
          {!isLogOpen && (
            <span className="last-line" title={model.log.at(-1)?.text}>
              {model.log.at(-1)?.text}
            </span>
          )}
        </div>
        <div
          className={`log-panel ${isLogOpen && lower === 'log' ? '' : 'behind'} ${slide('log')}`}
          data-part="log-panel"
        >
          <EventLog model={model} isOpen={isLogOpen && lower === 'log'} sought={sought} onLine={onLine} />
        </div>
        {company && (
          <div
            className={`people-panel ${isLogOpen && lower === 'people' ? '' : 'behind'} ${slide('people')}`}
            data-part="people-panel"
            data-raised={raised === 'people' || undefined}
          >
            <Suspense>
              <PeoplePanel model={model} company={company} onLeave={leaveTalk} />
            </Suspense>
          </div>
        )}
      </aside>
      <nav className="sheet-tabs" data-part="sheet-tabs" aria-label="Sheets">
        {sheets.map((id) => (
          <button
            key={id}
            type="button"
            aria-expanded={raised === id}
            onClick={() => setRaised(raised === id ? null : id)}
          >
            {label(id)}
          </button>
        ))}
      </nav>
    </div>
  );
}

/** Frames for which something may still be on its way, such as a panel that slides up. */
const FRAMES = 120;

/** Gives the keys to what is about to be shown. */
function takeKeysTo(selector: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(selector);
    field?.focus();
    if (frames > 0 && (!field || document.activeElement !== field)) takeKeysTo(selector, frames - 1);
  });
}

/** Is there a seat for somebody else that this browser has the link to? */
function isInviting({ session: { company, ownSeats }, latest }: TableModel): boolean {
  if (!company) return false;
  const { links } = company;
  return latest.seats.some(({ seat, kind }) =>
    kind === 'open' ? links.invitation(seat) : !ownSeats.includes(seat) && links.seat(seat),
  );
}

/** Messages of others that are unread. */
function useUnread({ session }: TableModel, isLooking: boolean): readonly ChatMessage[] {
  const [arrived] = useState(() => Date.now());
  const messages = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.company?.messages,
  );
  const [seen, setSeen] = useState(0);
  const last = messages?.at(-1)?.id ?? 0;
  if (isLooking && last > seen) setSeen(last);
  return (messages ?? []).filter(({ id, at }) => id > seen && Date.parse(at) > arrived);
}
