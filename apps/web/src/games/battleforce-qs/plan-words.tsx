import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import { targetsOf } from '../../hex-table/aiming.ts';
import type { Desk } from '../../hex-table/hex-game.ts';
import { entriesIn, itemOf, listIn } from '../../order/draft.ts';
import { plural } from '../../ui/plural.ts';
import { FIELDS } from './types.ts';

/** What the attacks of a plan amount to, or where a counter is put. */
export function planWords(desk: Desk<BattleforceQs>): string | undefined {
  const { form, full } = desk.ordering;
  if (form?.type === 'declare') return attackWords(desk);
  if (form?.type !== 'place') return undefined;
  return full.to === undefined ? 'Choose a hex inside the border.' : `In hex ${full.to}.`;
}

function attackWords({ units, ordering, inHand }: Desk<BattleforceQs>): string {
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
export function commitWords({ ordering: { form, full } }: Desk<BattleforceQs>): string | undefined {
  if (form?.type === 'place') return 'Place here';
  if (form?.type !== 'declare') return undefined;
  const { length } = entriesIn(full.attacks);
  return length === 0 ? 'Hold fire' : `Declare ${plural(length, 'attack')}`;
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
