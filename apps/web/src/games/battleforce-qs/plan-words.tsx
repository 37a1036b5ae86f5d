import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { FACINGS } from '@ironfield/battleforce-qs/text.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import { targetsOf } from '../../hex-table/aiming.ts';
import type { Desk } from '../../hex-table/hex-game.ts';
import { choicesOf, entriesIn, itemOf, listIn } from '../../order/draft.ts';
import { Explained } from '../../rules/explained.tsx';
import { FIELDS } from './types.ts';

interface DeskProps {
  readonly desk: Desk<BattleforceQs>;
}

/** What the plan amounts to, or what to do next. */
export function PlanWords({ desk }: DeskProps) {
  const { form, full } = desk.ordering;
  if (form?.type === 'declare') return <AttackWords desk={desk} />;
  if (form?.type !== 'place') return <MoveWords desk={desk} />;
  return full.to === undefined ? 'Choose a hex inside the border.' : `In hex ${full.to}.`;
}

function MoveWords({ desk: { board, units, ordering, moving, inHand, ready } }: DeskProps) {
  const { plan, preview } = moving;
  if (inHand === null) return null;
  const { name } = units[inHand];
  const going = plan ?? preview;
  if (!going) return `${name}: choose a hex inside the border${ready.size > 1 ? ', or another Unit' : ''}.`;
  const hex = board.number[going.cell];
  const mp = choicesOf(ordering.form?.fields, 'unit').find(({ value }) => value === inHand)?.explanation
    ?.total;
  return (
    <>
      {name} → {hex}
      {plan && `, facing ${FACINGS[plan.facing as 0]}`}
      {going.mp && (
        <>
          {' · '}
          <Explained explanation={going.mp} measure="MP" title={`${name} to ${hex}`}>
            {going.mp.total}
          </Explained>
          {mp !== undefined && ` of ${mp} MP`}
        </>
      )}
    </>
  );
}

function AttackWords({ desk: { units, ordering, inHand } }: DeskProps) {
  const list = listIn(ordering.form?.fields ?? [], ordering.full)!;
  const attacks = entriesIn(ordering.full[list.name]);
  if (attacks.length === 0) {
    const name = inHand === null ? 'your Unit' : units[inHand].name;
    return `Choose an enemy Unit on the map for ${name}, or a target for each Element on its sheet.`;
  }
  const hits = attacks.reduce((sum, attack) => {
    const target = targetsOf(FIELDS, itemOf(list, attack)!).find(({ value }) => value === attack.target);
    return sum + (target?.explanation ? chanceOfTwoDice(target.explanation.total) : 0);
  }, 0);
  const open = list.items.length - attacks.length;
  return `${hits.toFixed(1)} hits to be expected${open > 0 ? `; ${open} more could attack` : ''}.`;
}

/** What the button says. */
export function commitWords({ ordering: { form, full } }: Desk<BattleforceQs>): string {
  switch (form?.type) {
    case 'deploy':
      return 'Deploy here';
    case 'place':
      return 'Place here';
    case 'declare': {
      const { length } = entriesIn(full.attacks);
      return length === 0 ? 'Hold fire' : `Declare ${length} ${length === 1 ? 'attack' : 'attacks'}`;
    }
    default:
      return 'Move here';
  }
}

/** To let all attacks go by is allowed, but not what the screen should urge anybody to do. */
export const isIdle = ({ ordering: { form, full } }: Desk<BattleforceQs>): boolean =>
  form?.type === 'declare' && entriesIn(full.attacks).length === 0;

const ANSWERS: Readonly<Record<string, string>> = {
  true: 'Set up first',
  false: 'Set up second',
  left: 'Left side',
  right: 'Right side',
  front: 'Front',
  rear: 'Rear',
};

export const nameAnswer = ({ value, label }: { readonly value: unknown; readonly label?: string }): string =>
  label ?? ANSWERS[String(value)] ?? String(value);
