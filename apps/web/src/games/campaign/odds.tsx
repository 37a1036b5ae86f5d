import type { Table } from '@ironfield/campaigns/linked/state.ts';
import { useEffect, useRef, useState } from 'react';
import type { TableModel } from '../../table/table-model.ts';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { plural } from '../../ui/words/plural.ts';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './campaign.module.css';

const TRIALS = 12;

/** Before a battle: bots fight it a few times with other dice, and tell how often each side has won. */
export function Odds({ model, table }: { readonly model: TableModel; readonly table: Table }) {
  const trial = model.session.battles?.tryOut;
  const [wins, setWins] = useState<readonly (number | null)[]>([]);
  const [isTrying, setTrying] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  if (!trial) return null;
  const tryOut = async () => {
    setTrying(true);
    try {
      for (let number = 0; number < TRIALS && !isGone.current; number++) {
        const tried = await trial(wins.length + number);
        if (!tried.ok || isGone.current) break;
        setWins((before) => [...before, tried.value]);
      }
    } finally {
      if (!isGone.current) setTrying(false);
    }
  };
  const won = (seat: number | null) => wins.filter((winner) => winner === seat).length;
  return (
    <section className={styles.odds} aria-labelledby="odds">
      <h2 id="odds">The odds of this battle</h2>
      {wins.length > 0 ? (
        <p role="status">
          {table.setup.sides.map(({ name }, seat) => (
            <span key={name} className={sideClass(seat)}>
              <i className="side-dot" /> {name} {won(seat)}
            </span>
          ))}
          <span className="quiet">
            {won(null) > 0 && `undecided ${won(null)}, `}of {plural(wins.length, 'battle')} between regular
            bots
          </span>
        </p>
      ) : (
        <p className="quiet">
          Bots can fight it some times with other dice. The battle itself is not touched.
        </p>
      )}
      <button
        type="button"
        className="button"
        {...refusing(isTrying ? 'The bots are at it' : null)}
        onClick={() => void tryOut()}
      >
        {isTrying ? 'Trying…' : wins.length > 0 ? 'Try some more' : 'Try it out'}
      </button>
    </section>
  );
}
