import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { rosterOf } from '@ironfield/gearblitz/roster.ts';
import { aimAt, Look, mountedOn, whyNotUse } from '@ironfield/gearblitz/rules/aiming.ts';
import { prospectsOf } from '@ironfield/gearblitz/rules/prospects.ts';
import { type Attack, type State, shotAt } from '@ironfield/gearblitz/state.ts';
import { type Choice, choicesOf } from '../../order/draft.ts';
import { Explained } from '../../rules/explained.tsx';
import type { TabletopDesk } from '../../tabletop/use-tabletop-desk.ts';
import { percent } from '../../ui/odds.ts';
import { sideClass } from '../../ui/sides.ts';
import { signed } from './numbers.ts';
import { stateOn } from './types.ts';

interface PanelProps {
  readonly desk: TabletopDesk<GearBlitz>;
}

/** One row for each weapon, always all of them: what it would do to the target, or why it cannot. */
export function AttackPanel({ desk }: PanelProps) {
  const { plan, models, inHand, own } = desk;
  const { form, full, isComplete } = plan.ordering;
  if (inHand === null || !form) return null;
  const state = stateOn(plan.view.table as GearBlitz['Table']);
  const mounts = mountsIn(form.fields, inHand);
  const { weapons } = rosterOf(state.setup).units[inHand].sheet.card;
  const reachable = new Set(mounts.flatMap((mount) => targetsIn(mount).map(({ value }) => Number(value))));
  const [only] = reachable.size === 1 ? reachable : [];
  const target = typeof full.target === 'number' ? full.target : (only ?? null);
  const isSnap = form.type === 'snap';
  const aim = (mount: number, at: number) =>
    plan.make({ type: form.type, entry: { ...(isSnap && { unit: inHand }), mount, target: at } }, false);
  return (
    <section className="attack-panel" aria-label="Attack">
      <h2>{`${models[inHand].name} ${isSnap ? `fires at ${target === null ? 'it' : models[target].name}` : 'attacks'}`}</h2>
      {isSnap && target !== null && <Snappers desk={desk} target={target} />}
      <div className="attack-targets" role="radiogroup" aria-label="Target" hidden={isSnap}>
        {models.map(
          ({ name, side, at }, id) =>
            side !== own &&
            at && (
              // biome-ignore lint/a11y/useSemanticElements: a radio input cannot be styled as a chip everywhere
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: models go by their number
                key={id}
                type="button"
                role="radio"
                aria-checked={target === id}
                className={`target-chip ${sideClass(side)}`}
                disabled={!reachable.has(id)}
                onClick={() => desk.chooseModel(id)}
              >
                {name}
              </button>
            ),
        )}
      </div>
      <table className="gear-table attack-table">
        <thead>
          <tr>
            <th scope="col">Weapon</th>
            <th scope="col">attack</th>
            <th scope="col">hits</th>
            <th scope="col">harms</th>
          </tr>
        </thead>
        <tbody>
          {weapons.map((_, index) => {
            const { weapon } = mountedOn(state, inHand, index);
            const mount = mounts.find(({ value }) => value === index);
            const choice = mount && targetsIn(mount).find(({ value }) => value === target);
            // What it only begins with is not chosen yet.
            const isChosen = isComplete && full.mount === index;
            return (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: weapons go by their place on the card
                key={index}
                className={choice ? (isChosen ? 'now' : '') : 'vain'}
              >
                <th scope="row">
                  {choice && target !== null ? (
                    <button
                      type="button"
                      className="gear-weapon"
                      aria-pressed={isChosen}
                      onClick={() => aim(index, target)}
                    >
                      {weapon.name}
                    </button>
                  ) : (
                    weapon.name
                  )}
                </th>
                {choice?.explanation && target !== null ? (
                  <>
                    <td>
                      <Explained
                        explanation={choice.explanation}
                        measure={choice.measure}
                        title={weapon.name}
                      >
                        {signed(choice.explanation.total)}
                      </Explained>
                    </td>
                    <Odds
                      state={state}
                      attack={{
                        by: inHand,
                        mount: index,
                        target,
                        at: null,
                        rof: isChosen ? Number(full.rof ?? 0) : 0,
                        concentrated: isChosen ? Number(full.concentrated ?? 0) : 0,
                        guidance: null,
                        manner: isSnap ? 'snap fire' : 'action',
                      }}
                    />
                  </>
                ) : (
                  <td colSpan={3}>{reasonFor(state, inHand, index, target, isSnap)}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Those who may fire, each with the best that it can do. */
function Snappers({ desk, target }: PanelProps & { readonly target: number }) {
  const { plan, models, inHand } = desk;
  const state = stateOn(plan.view.table as GearBlitz['Table']);
  const units = choicesOf(plan.ordering.form?.fields, 'unit').map(({ value }) => Number(value));
  if (units.length < 2) return null;
  const best = (by: number) => {
    const all = mountsIn(plan.ordering.form!.fields, by).map(({ value }) =>
      prospectsOf(state, shotAt(by, Number(value), target, 'snap fire')),
    );
    // An area hits for certain, and may do nothing.
    return Math.max(0, ...all.map(({ hit, harm }) => harm ?? hit));
  };
  return (
    <div className="attack-targets" role="radiogroup" aria-label="Who fires">
      {units.map((id) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio input cannot be styled as a chip everywhere
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === inHand}
          className={`target-chip ${sideClass(models[id].side)}`}
          onClick={() => desk.chooseModel(id)}
        >
          {models[id].name} <span title="Chance of damage with its best weapon">{percent(best(id))}</span>
        </button>
      ))}
    </div>
  );
}

function Odds({ state, attack }: { readonly state: State; readonly attack: Attack & { target: number } }) {
  const { hit, harm } = prospectsOf(state, attack);
  return (
    <>
      <td>{percent(hit)}</td>
      <td>{harm === null ? '–' : percent(harm)}</td>
    </>
  );
}

type Fields = Parameters<typeof choicesOf>[0];

/** The weapons that the menu offers to a unit: at once, or behind the pick of who fires. */
function mountsIn(fields: Fields, unit: number): readonly Choice[] {
  const units = choicesOf(fields, 'unit');
  return choicesOf(units.length > 0 ? units.find(({ value }) => value === unit)?.fields : fields, 'mount');
}

const targetsIn = ({ fields }: Choice): readonly Choice[] => choicesOf(fields, 'target');

function reasonFor(state: State, by: number, mount: number, target: number | null, isSnap: boolean): string {
  const aim =
    target === null ? null : aimAt(state, { id: by, mount, look: new Look(state, by) }, target, isSnap);
  return (whyNotUse(state, by, mount) ?? aim?.whyNot)?.message ?? (target === null ? 'Choose a target' : '');
}
