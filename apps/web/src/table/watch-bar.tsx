import { promptInView } from '@ironfield/kernel/play/menu-in-view.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { SentenceWithDice } from '../ui/dice.tsx';
import { Icon } from '../ui/icons.tsx';
import { CopyLink } from '../ui/keep/share-link.tsx';
import { ActionBar } from './action-bar.tsx';
import { PACES } from './menu/paces.ts';
import { awaited, playerNames } from './people/players.ts';
import { SoundSwitch } from './sound-switch.tsx';
import type { TableModel } from './table-model.ts';

/** The bar while there is nothing to decide: what happens, and how fast. */
export function WatchBar({ model }: { readonly model: TableModel }) {
  if (model.pending === 0) return <WaitBar model={model} />;
  const text = model.active.map(({ text }) => text).join(' ');
  return (
    <ActionBar
      title={
        text ? (
          <span className="told">
            <SentenceWithDice text={text} />
          </span>
        ) : (
          'Resolving'
        )
      }
      secondary={
        <>
          <PaceSlider />
          <SoundSwitch />
          <button type="button" className="button" title="Show all at once (Esc)" onClick={model.skip}>
            <Icon name="skip" /> Skip
          </button>
        </>
      }
      primary={
        <button
          type="button"
          className="button primary"
          data-part="primary"
          title="Next step (Space)"
          onClick={model.step}
        >
          Next <kbd>␣</kbd>
        </button>
      }
    />
  );
}

/** From one press at a time to all at once. */
function PaceSlider() {
  const { pace } = useSettings();
  const at = PACES.findIndex(({ value }) => value === pace);
  return (
    <label className="pace" title="Pace of events">
      <input
        type="range"
        aria-label="Pace"
        aria-valuetext={PACES[at]?.label}
        max={PACES.length - 1}
        value={at}
        onChange={({ target }) => changeSettings({ pace: PACES[target.valueAsNumber].value })}
      />
      <span aria-hidden="true">{PACES[at]?.label}</span>
    </label>
  );
}

/** The question that others are asked, if it is no secret. */
function promptOf({ game, snapshot }: TableModel): string | null {
  const prompt = promptInView(game, snapshot.view);
  return prompt === null ? null : `They are asked: “${prompt}”`;
}

/** Nothing to see and nothing to decide: for whom everybody waits. */
function WaitBar({ model }: { readonly model: TableModel }) {
  const { latest, session } = model;
  const { outcome, seats } = latest;
  if (outcome) return <ActionBar title="The game is over" text={`${outcome.reason}.`} />;
  if (model.snapshot.view.errand)
    return <ActionBar title="Waiting for a battle" text="It is fought at a smaller scale." />;
  const others = awaited(latest, session.ownSeats);
  const open = others.find((seat) => seats[seat]?.kind === 'open');
  if (open !== undefined) {
    const link = session.company?.links.invitation(open) ?? null;
    return (
      <ActionBar
        title={`Waiting for someone to play ${seats[open]?.side}`}
        text={link ? 'Send them the link. The game goes on as soon as they join.' : undefined}
        primary={link && <CopyLink link={link} isPrimary title="The link to the open seat" />}
      />
    );
  }
  const isBot = others.every((seat) => seats[seat]?.kind === 'bot');
  const isWatching = session.ownSeats.length === 0;
  return (
    <ActionBar
      title={`Waiting for ${playerNames(latest, others)}`}
      text={
        promptOf(model) ??
        (isWatching
          ? (model.whyHidden ?? 'You are watching.')
          : isBot
            ? 'Thinking…'
            : 'It is their decision.')
      }
    />
  );
}
