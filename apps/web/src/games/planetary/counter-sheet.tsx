import { explain } from '@ironfield/kernel/explanation.ts';
import { machinesIn } from '@ironfield/planetary/data/sizes.ts';
import { damageModifiers, targetsOf, toHit } from '@ironfield/planetary/rules/attack.ts';
import { BOARD } from '@ironfield/planetary/rules/board.ts';
import { fighterOf, type InBattle } from '@ironfield/planetary/rules/fighters.ts';
import { oddsOf } from '@ironfield/planetary/rules/odds.ts';
import { isOnSurface, placeName } from '@ironfield/planetary/rules/places.ts';
import { isSuppliedAt } from '@ironfield/planetary/rules/war/supply-lines.ts';
import { type Charge, type Fighter, FLED, LOST, type War } from '@ironfield/planetary/state.ts';
import { nameOf } from '@ironfield/planetary/text/names.ts';
import { MEASURES, NOTES, QUALITY_NAMES, TERRAIN_NAMES } from '@ironfield/planetary/text.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import { Explained } from '../../rules/explained.tsx';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './counter-sheet.module.css';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The known facts of a counter, and in a battle what it can do to others. */
export function CounterSheet({ table, counter }: { readonly table: Table; readonly counter: number }) {
  const { type, quality, side } = table.counters[counter];
  const sheet = type === null ? null : table.setup.sheets[type];
  const machines = sheet && machinesIn(sheet);
  const fighter = table.battle?.fighters.find((each) => each.counter === counter) ?? null;
  return (
    <section className={`${styles.sheet} ${sideClass(side)}`} data-part="counter-sheet">
      <h2>
        <i className="side-dot" /> {nameOf(table, counter)}
      </h2>
      <p className="quiet">
        {[
          table.setup.sides[side].name,
          ...(quality ? [QUALITY_NAMES[quality]] : []),
          ...stateWords(table, counter, fighter),
        ].join(' · ')}
      </p>
      {sheet ? (
        <dl className={styles.figures}>
          {(
            [
              ['MP', sheet.mp],
              ['Attack Value', sheet.attack],
              ['Defense Rating', sheet.defense],
              ['Toughness', sheet.toughness],
              ...(sheet.range > 1 ? [['Range', sheet.range] as const] : []),
              ...(machines !== null ? [['Machines', machines] as const] : []),
              ...(sheet.transport > 0 ? [['Carries', sheet.transport] as const] : []),
            ] as const
          ).map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>This counter lies face-down. A battle or reconnaissance turns it over.</p>
      )}
      {fighter && fighter.box >= 0 && table.battle!.turn > 0 && (
        <Attacks state={table as unknown as InBattle} fighter={fighter} />
      )}
    </section>
  );
}

/** PA-DEEP-06: how far a ship has charged. */
function driveWords({ sky }: War, id: number): string[] {
  const drive = sky?.drives.find(({ counter }) => counter === id);
  if (!drive) return [];
  const words = (charge: Charge) => (typeof charge === 'number' ? `${charge} turns to charge` : charge);
  return [
    `drive: ${words(drive.drive)}`,
    ...(drive.battery === null ? [] : [`battery: ${words(drive.battery)}`]),
  ];
}

function stateWords(table: Table, id: number, fighter: Fighter | null): string[] {
  const { battle, war, counters } = table;
  if (!fighter || !battle) {
    const { place, side } = counters[id];
    if (!war || place < 0) return [];
    if (!isOnSurface(place)) return [placeName(place), ...driveWords(war, id)];
    const isSupplied = isSuppliedAt({ setup: table.setup, counters, war }, side, place);
    return [placeName(place), ...(isSupplied ? [] : [NOTES.unsupplied])];
  }
  if (fighter.box === FLED) return [NOTES.fled];
  if (fighter.box === LOST) return [NOTES.destroyed];
  if (fighter.box < 0) return [NOTES.waiting];
  return [
    `${BOARD.name[fighter.box]}, ${TERRAIN_NAMES[battle.terrain[fighter.box]]}`,
    ...(fighter.damaged ? [NOTES.damaged] : []),
    ...(fighter.supplied ? [] : [NOTES.unsupplied]),
  ];
}

/** The enemies it could attack from where it stands, with every number and its results. */
function Attacks({ state, fighter }: { readonly state: InBattle; readonly fighter: Fighter }) {
  const targets = targetsOf(state, fighter);
  const threats = state.battle.fighters.filter(
    (other) => other.box >= 0 && targetsOf(state, other).some(({ counter }) => counter === fighter.counter),
  );
  return (
    <>
      <h3>Can attack</h3>
      {targets.length === 0 ? (
        <p className="quiet">Nobody from here.</p>
      ) : (
        <AttackRows
          state={state}
          rows={targets.map((target) => ({ attacker: fighter, target, named: target.counter }))}
        />
      )}
      {threats.length > 0 && (
        <>
          <h3>Can be attacked by</h3>
          <AttackRows
            state={state}
            rows={threats.map((attacker) => ({ attacker, target: fighter, named: attacker.counter }))}
          />
        </>
      )}
    </>
  );
}

interface AttackRow {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly named: number;
}

function AttackRows({ state, rows }: { readonly state: InBattle; readonly rows: readonly AttackRow[] }) {
  return (
    <table className={styles.attacks}>
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">To hit</th>
          <th scope="col">Damage</th>
          <th scope="col">Comes of it</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ attacker, target, named }) => {
          const attack = { attacker, target };
          const needed = explain(toHit(state, attack));
          const modifiers = explain(damageModifiers(state, attack));
          const { hit, damaged, destroyed } = oddsOf(state, attack);
          const name = nameOf(state, named);
          return (
            <tr key={named}>
              <th scope="row">{name}</th>
              <td>
                <Explained
                  explanation={needed}
                  measure={MEASURES.toHit}
                  title={name}
                  note={`Two dice come to that in ${percent(hit)} of throws.`}
                >
                  {needed.total}
                </Explained>{' '}
                <small>{percent(hit)}</small>
              </td>
              <td>
                <Explained
                  explanation={modifiers}
                  measure="beside two dice"
                  title={`Damage of ${name}`}
                  note={`Toughness ${state.setup.sheets[state.counters[fighterOf(state, target.counter).counter].type].toughness} damages, twice as much destroys.`}
                >
                  {modifiers.total >= 0 ? `+${modifiers.total}` : `−${-modifiers.total}`}
                </Explained>
              </td>
              <td>
                {damaged > 0 && <span>{percent(damaged)} damaged</span>}
                {destroyed > 0 && <strong>{percent(destroyed)} destroyed</strong>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
