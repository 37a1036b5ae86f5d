import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { movementPoints } from '@ironfield/battleforce-qs/rules/movement/movement.ts';
import type { Effects } from '@ironfield/battleforce-qs/state.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { useContext } from 'react';
import { Boxes, ElementCard, Hits } from '../../hex-table/elements/element-card.tsx';
import { Explained } from '../../rules/explained.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { plural } from '../../ui/words/plural.ts';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './battleforce.module.css';
import { CLASS_NAMES } from './health.ts';
import { stateOn, type Table } from './types.ts';

interface UnitSheetProps {
  readonly table: Table;
  readonly unit: number;
}

/** The record sheet of a Unit. */
export function UnitSheet({ table, unit }: UnitSheetProps) {
  const field = battlefieldOf(table.setup);
  const sheet = field.unitSheets[unit];
  const mp = explain<RuleId>((tally) => movementPoints(tally, field, stateOn(table), unit));
  const points = sheet.elements.reduce((sum, element) => sum + element.points, 0);
  return (
    <section className={`${styles.unitSheet} ${sideClass(field.seatOf[unit])}`}>
      <header>
        <h2>{sheet.name}</h2>
        <p className="quiet">
          {CLASS_NAMES[sheet.size]} ·{' '}
          <Explained explanation={mp} measure="MP" title="Movement points">
            {mp.total} MP
          </Explained>{' '}
          · {plural(points, 'point')}
        </p>
      </header>
      {field.elementsOf[unit].map((element) => (
        <Element key={element} table={table} element={element} />
      ))}
      <Legend table={table} unit={unit} />
    </section>
  );
}

const TERMS: readonly (readonly [string, string, RuleId])[] = [
  ['MV', 'movement points; j: can jump', 'BFQ-MOV-01'],
  ['Dmg', 'damage at short, medium and long range', 'BFQ-COM-05'],
  ['OV', 'damage that can be added for heat', 'BFQ-HEA-01'],
  ['CASE', 'an ammo explosion does less harm', 'BFQ-SPA-01'],
  ['ENE', 'no ammunition that could explode', 'BFQ-SPA-02'],
  ['A, S', 'armour, then structure: circles left', 'BFQ-COM-11'],
];

/** The abbreviations on this sheet. */
function Legend({ table, unit }: UnitSheetProps) {
  const game = useContext(RulebookContext);
  const { elements } = battlefieldOf(table.setup).unitSheets[unit];
  const occurs = (term: string) =>
    term === 'OV'
      ? elements.some(({ overheat }) => overheat > 0)
      : !(term in SPECIALS) || elements.some(({ special }) => special === term);
  return (
    <dl className={styles.sheetLegend}>
      {TERMS.filter(([term]) => occurs(term)).map(([term, meaning, rule]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {meaning} {game && <RuleLink game={game} rule={rule} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SPECIALS = {
  CASE: 'CASE: an ammo explosion does less harm',
  ENE: 'ENE: carries no ammunition that could explode',
};

function Element({ table, element }: { readonly table: Table; readonly element: number }) {
  const sheet = battlefieldOf(table.setup).sheets[element];
  const { armor, structure, heat, heatGain, effects, marked } = table.elements[element];
  return (
    <ElementCard
      name={sheet.name}
      isDestroyed={effects.destroyed}
      figures={[
        {
          short: 'MV',
          meaning: 'Movement points; j: jump-capable',
          value: `${sheet.mv}${sheet.jump ? 'j' : ''}`,
        },
        {
          short: 'Dmg',
          meaning: 'Damage at short, medium and long range',
          value: sheet.damage.map((value) => value || '–').join('/'),
        },
        ...(sheet.overheat > 0 ? [{ short: 'OV', meaning: 'Overheat Value', value: sheet.overheat }] : []),
        ...(sheet.special ? [{ meaning: SPECIALS[sheet.special], value: sheet.special }] : []),
      ]}
    >
      <Boxes kind="armor" name="Armour" left={armor} printed={sheet.armor} />
      <Boxes kind="structure" name="Structure" left={structure} printed={sheet.structure} />
      <HeatTrack heat={heat} gain={heatGain} />
      <Hits hits={damageWords(effects, marked)} />
    </ElementCard>
  );
}

function HeatTrack({ heat, gain }: { readonly heat: number; readonly gain: number }) {
  if (heat === 0 && gain === 0) return null;
  const text = gain > 0 ? `Heat ${heat}, ${gain} more in the End Phase` : `Heat ${heat}`;
  return (
    <p className={styles.heatTrack} role="img" aria-label={text} title={text}>
      <b>Heat</b>
      {['1', '2', '3', 'S'].map((level, index) => (
        <i key={level} className={index < heat ? styles.on : index < heat + gain ? styles.due : ''}>
          {level}
        </i>
      ))}
    </p>
  );
}

const KINDS: readonly (readonly [Exclude<keyof Effects, 'destroyed'>, string])[] = [
  ['engineHits', 'Engine'],
  ['fireControlHits', 'Fire control'],
  ['mpLost', 'MP'],
  ['weaponHits', 'Weapon'],
];

/** Lasting hits; those that will hold from the End Phase on are marked so. */
function damageWords(effects: Effects, marked: Effects): string[] {
  const hits = KINDS.filter(([kind]) => marked[kind] > 0).map(
    ([kind, name]) =>
      `${name} −${marked[kind]}${marked[kind] > effects[kind] ? ' (from the End Phase)' : ''}`,
  );
  return marked.destroyed ? ['Destroyed in the End Phase', ...hits] : hits;
}
