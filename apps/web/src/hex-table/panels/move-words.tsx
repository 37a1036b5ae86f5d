import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { choicesOf, valuesIn } from '../../order/draft/draft.ts';
import styles from '../../order/order.module.css';
import { Explained } from '../../rules/explained.tsx';
import { percent } from '../../ui/words/odds.ts';
import type { DeskUse } from '../desk/use-desk.ts';
import { StrikeOutcomes } from '../fire/strike-outcomes.tsx';
import type { HexGame } from '../hex-game.ts';
import { isStuckIn } from '../moving.ts';
import type { OrderFields } from '../order-fields.ts';
import { isPlanned, type Strike } from '../strikes.ts';

interface MoveWordsProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
}

/** A planned move in words, or the next step; the fields of any other order. */
export function MoveWords<G extends GameTypes>({ hex, desk }: MoveWordsProps<G>) {
  const names: OrderFields = hex.fields;
  const { board, units, ordering, moving, inHand, ready, strikes } = desk;
  const { form, full, isTouched } = ordering;
  const { plan, preview, ways } = moving;
  const name = inHand === null ? undefined : units[inHand]?.name;
  const going = plan ?? preview;
  if (!going || inHand === null) {
    const strike = strikes.find((each) => isPlanned(each, ordering));
    if (strike) return <StrikeWords hex={hex} desk={desk} strike={strike} name={name} />;
    // Nobody has chosen whom yet, whatever kind of blow comes first.
    if (strikes.length > 0 && (!isTouched || strikes.some(({ type }) => type === form?.type))) {
      return (
        <>
          <b>{name}</b>: choose an enemy on the map, or one of its attacks.
        </>
      );
    }
    const isMove = ways.some(({ type }) => type === form?.type);
    if (!isMove && form && (isTouched || ways.length === 0)) {
      const chosen = valuesIn(form.fields, full, [names.unit]);
      return (
        <span className={styles.draftText}>
          {name && <b>{name}: </b>}
          {[form.label, ...chosen].join(' · ')}
        </span>
      );
    }
    const { states = [], cell } = units[inHand ?? -1] ?? {};
    const isStuck = isStuckIn(cell, ways);
    return (
      <>
        <b>{name}</b>
        {states.length > 0 && (
          <>
            {' is '}
            <b className="unit-states">{states.join(', ')}</b>
          </>
        )}
        {isStuck && states.length > 0 && ' and'}
        {isStuck ? ' cannot leave its hex: choose what it does' : ': choose a hex'}
        {ready.size > 1 && <span className="or-another">, or another unit</span>}.
      </>
    );
  }
  const isOnTheSpot = going.path.length === 1;
  const mp = choicesOf(form?.fields, names.unit).find(({ value }) => value === inHand)?.explanation;
  return (
    <>
      <b>{name}</b>{' '}
      {isOnTheSpot ? 'turns in' : (units[inHand]?.goes?.[going.name] ?? hex.goes?.[going.name] ?? 'goes to')}{' '}
      <b>{board.number[going.cell]}</b>
      {plan && plan.facings.length > 0 && `, facing ${hex.facings[plan.facing]}`}
      {going.mp && (
        <>
          :{' '}
          <Explained explanation={going.mp} measure="MP" title="The way there">
            {going.mp.total}
            {mp ? '' : ' MP'}
          </Explained>
          {mp && ` of ${mp.total} MP`}
        </>
      )}
    </>
  );
}

interface StrikeWordsProps<G extends GameTypes> extends MoveWordsProps<G> {
  readonly strike: Strike;
  /** Of whoever strikes. */
  readonly name: string | undefined;
}

/** `Kick, left leg, at Hunchback: 5+ (83 %), 9 damage.` */
function StrikeWords<G extends GameTypes>({ hex, desk, strike, name }: StrikeWordsProps<G>) {
  const { type, entry, label, targets } = strike;
  const whom = [...new Set(targets.map(({ piece }) => desk.units[piece as number]?.name ?? ''))];
  const needs = targets.map(({ explanation }) => {
    const number = explanation!.total;
    return `${number}+ (${percent(hex.chanceOf(number))})`;
  });
  const harm = hex.harmOf?.(desk.table, { ...entry, type } as CoreOrder) ?? 0;
  return (
    <>
      <b>{name}</b>: {label}, at <b>{whom.join(' and ')}</b>: {needs.join(' and ')}
      {harm > 0 && `, ${harm} damage`}.<StrikeOutcomes hex={hex} table={desk.table} strike={strike} />
    </>
  );
}
