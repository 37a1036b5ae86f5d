import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import '../../../table/arm-chips.css';
import type { TabletopDesk } from '../../../tabletop/use-tabletop-desk.ts';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { percent } from '../../../ui/words/odds.ts';
import { sideClass } from '../../../ui/words/sides.ts';
import { type Arm, type Attacking, attackingAt } from './attacking.ts';

interface ChipsProps {
  readonly desk: TabletopDesk<GearBlitz>;
}

/** At the foot of the map, where there is no room for a panel beside it: whom to attack, and then with what. */
export function AttackChips({ desk }: ChipsProps) {
  const attacking = attackingAt(desk);
  if (!attacking) return null;
  const { by, target, shooters, reachable } = attacking;
  if (target === null) {
    const odds = new Map([...reachable].map((id) => [id, attacking.best(by, id)]));
    const likeliest = [...odds].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
    return <Models desk={desk} label="Target" ids={likeliest} odds={(id) => odds.get(id)!} />;
  }
  return (
    <>
      {shooters.length > 1 && (
        <Models desk={desk} label="Who fires" ids={shooters} odds={(id) => attacking.best(id, target)} />
      )}
      <Weapons attacking={attacking} target={target} />
    </>
  );
}

interface ModelsProps extends ChipsProps {
  readonly label: string;
  readonly ids: readonly number[];
  odds(id: number): number;
}

function Models({ desk: { models, inHand, chooseModel }, label, ids, odds }: ModelsProps) {
  return (
    <fieldset className="arm-chips" data-part="arm-chips">
      <legend className="visually-hidden">{label}</legend>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className={`button arm-chip ${sideClass(models[id].side)}`}
          data-part="arm-chip"
          aria-pressed={id === inHand}
          onClick={() => chooseModel(id)}
        >
          {models[id].name}
          <small>{`harms ${percent(odds(id))}`}</small>
        </button>
      ))}
    </fieldset>
  );
}

function Weapons({ attacking, target }: { readonly attacking: Attacking; readonly target: number }) {
  // The best comes first: what is seldom meant must not push it out of sight.
  const worth = ({ odds }: Arm) => (odds ? (odds.harm ?? odds.hit) : -1);
  const arms = attacking.arms.toSorted((a, b) => worth(b) - worth(a));
  return (
    <fieldset className="arm-chips" data-part="arm-chips">
      <legend className="visually-hidden">Weapons</legend>
      {arms.map(({ mount, name, odds, isChosen, reason }) => (
        <button
          key={mount}
          type="button"
          className="button arm-chip"
          data-part="arm-chip"
          aria-pressed={isChosen}
          {...refusing(odds ? null : (reason ?? 'It cannot attack this target'), reason)}
          onClick={() => attacking.aim(mount, target)}
        >
          {name}
          <small>{odds ? oddsText(odds) : '–'}</small>
        </button>
      ))}
    </fieldset>
  );
}

const oddsText = ({ hit, harm }: { readonly hit: number; readonly harm: number | null }): string =>
  `hits ${percent(hit)}${harm === null ? '' : ` · harms ${percent(harm)}`}`;
