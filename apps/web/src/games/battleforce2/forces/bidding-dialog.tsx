import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import {
  afterBid,
  type Bidding,
  bidOfBot,
  leastOfBot,
  lowestBid,
  openBidding,
  whyNoBid,
} from '@ironfield/battleforce2/scenarios/bidding.ts';
import { type Random, randomBelow, randomFrom } from '@ironfield/kernel/random.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import { type FormEvent, useState } from 'react';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SentenceWithDice } from '../../../ui/dice.tsx';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import styles from './forces.module.css';

export interface Settled {
  /** The player of the Clans: 0 is the person at this screen. */
  readonly by: 0 | 1;
  readonly points: number;
}

interface BiddingDialogProps {
  /** The side that both want, and the other one. */
  readonly clans: string;
  readonly others: string;
  readonly most: number;
  readonly othersPoints: number;
  readonly isAgainstBot: boolean;
  onSettle(settled: Settled): void;
  onClose(): void;
}

interface Auction {
  /** The rolls for the opening bid, ties included. */
  readonly rolls: readonly string[];
  readonly bidding: Bidding;
  /** The lowest bid of the bot; null among people. */
  readonly least: number | null;
}

type Players = readonly [string, string];
const YOU_AND_BOT: Players = ['You', 'The bot'];
const TWO_PEOPLE: Players = ['Player 1', 'Player 2'];
const does = (player: string, verb: string): string => `${player} ${verb}${player === 'You' ? '' : 's'}`;

/** In the middle of a sentence. */
const inside = (words: string): string => words.replace(/^(The|You)/, (word) => word.toLowerCase());

/** BF2-GEN-23: both want to play the Clans, and bid ever lower for them. */
export function BiddingDialog(props: BiddingDialogProps) {
  const { clans, others, most, othersPoints, isAgainstBot, onSettle, onClose } = props;
  const players = isAgainstBot ? YOU_AND_BOT : TWO_PEOPLE;
  const [auction, setAuction] = useState(() => opened(most, isAgainstBot, players));
  const { rolls, bidding, least } = auction;
  const lowest = lowestBid(bidding);
  const bid = (points: number | null) =>
    setAuction({ ...auction, bidding: answered(afterBid(bidding, points), least) });
  return (
    <Dialog title="Bid for the Clans" onClose={onClose}>
      <p>
        Bids go down from {most}. The lowest plays {clans} and buys it for exactly that many points; {others}{' '}
        keeps its {othersPoints}. <RuleLink game={battleforce2} rule="BF2-GEN-23" inNewTab />
      </p>
      <ol className={styles.bids} aria-label="Bids">
        {rolls.map((roll) => (
          <li key={roll} className="quiet">
            <SentenceWithDice text={roll} />
          </li>
        ))}
        {bidding.bids.map(({ by, points }) => (
          <li key={points}>
            <span>{does(players[by], 'bid')}</span>
            <b>{points}</b>
          </li>
        ))}
        {bidding.isOver && <li className="quiet">{does(players[bidding.bidder], 'decline')}.</li>}
      </ol>
      {bidding.isOver && lowest ? (
        <div className={styles.bidEnd} role="status">
          <strong>
            {does(players[lowest.by], 'play')} {clans} for {lowest.points} points.
          </strong>
          <button type="button" className="button primary" onClick={() => onSettle(lowest)}>
            Buy for {lowest.points} points
          </button>
        </div>
      ) : (
        <BidForm
          key={bidding.bids.length}
          bidding={bidding}
          player={isAgainstBot ? 'Your' : `${players[bidding.bidder]}’s`}
          onBid={bid}
        />
      )}
    </Dialog>
  );
}

/** A bid lower by a little, to begin with. */
const A_LITTLE = 0.05;

interface BidFormProps {
  readonly bidding: Bidding;
  /** The player to bid. */
  readonly player: string;
  onBid(points: number | null): void;
}

function BidForm({ bidding, player, onBid }: BidFormProps) {
  const below = lowestBid(bidding)?.points ?? bidding.most;
  const [text, setText] = useState(() =>
    String(Math.max(1, below - Math.max(1, Math.round(bidding.most * A_LITTLE)))),
  );
  const points = text.trim() === '' ? Number.NaN : Number(text);
  const trouble = whyNoBid(bidding, points);
  const whyStay = whyNoBid(bidding, null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (trouble === null) onBid(points);
  };
  return (
    <form className={styles.bidForm} onSubmit={send}>
      <label>
        <span>{player} bid</span>
        <input
          className="text-field"
          inputMode="numeric"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className="button primary" {...refusing(trouble)}>
        {trouble === null ? `Bid ${points}` : 'Bid'}
      </button>
      <button type="button" className="button" {...refusing(whyStay)} onClick={() => onBid(null)}>
        Decline
      </button>
      <p className="quiet" role="status">
        {trouble ?? (whyStay === null ? 'A player who declines plays the other side.' : `${whyStay}.`)}
      </p>
    </form>
  );
}

/** Rolls until somebody opens, and lets the bot do so if it is the one. */
function opened(most: number, isAgainstBot: boolean, players: Players): Auction {
  const random = randomFrom(newSeed());
  const least = isAgainstBot ? leastOfBot(most, random) : null;
  const rolls: string[] = [];
  for (;;) {
    const [own, other] = [roll(random), roll(random)];
    const bidding = openBidding(most, [own.sum, other.sum]);
    const end = bidding ? inside(does(players[bidding.bidder], 'open')) : 'a tie';
    rolls.push(`${does(players[0], 'roll')} ${own.words}, ${inside(players[1])} ${other.words}: ${end}.`);
    if (bidding) return { rolls, least, bidding: answered(bidding, least) };
  }
}

function roll(random: Random): { readonly sum: number; readonly words: string } {
  const [first, second] = [1 + randomBelow(random, 6), 1 + randomBelow(random, 6)];
  return { sum: first + second, words: `${first + second} (${first} + ${second})` };
}

/** After the bot's answer, if it is asked for one. */
const answered = (bidding: Bidding, least: number | null): Bidding =>
  least !== null && bidding.bidder === 1 && !bidding.isOver
    ? afterBid(bidding, bidOfBot(bidding, least))
    : bidding;
