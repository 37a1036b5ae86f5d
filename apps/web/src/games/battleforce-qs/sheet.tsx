import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { movementPoints } from '@ironfield/battleforce-qs/rules/movement.ts';
import type { Effects } from '@ironfield/battleforce-qs/state.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { useContext } from 'react';
import { Explained } from '../../rules/explained.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { plural } from '../../ui/plural.ts';
import { sideClass } from '../../ui/sides.ts';
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
        <ElementCard key={element} table={table} element={element} />
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

interface ElementCardProps {
  readonly table: Table;
  readonly element: number;
}

function ElementCard({ table, element }: ElementCardProps) {
  const sheet = battlefieldOf(table.setup).sheets[element];
  const state = table.elements[element];
  const isGone = state.effects.destroyed;
  return (
    <article className={`${styles.elementCard} ${isGone ? styles.gone : ''}`}>
      <h3>{sheet.name}</h3>
      <p className={styles.elementFigures}>
        <span title="Movement points; j: jump-capable">
          MV{' '}
          <b>
            {sheet.mv}
            {sheet.jump ? 'j' : ''}
          </b>
        </span>
        <span title="Damage at short, medium and long range">
          Dmg <b>{sheet.damage.map((value) => value || '–').join('/')}</b>
        </span>
        {sheet.overheat > 0 && (
          <span title="Overheat Value">
            OV <b>{sheet.overheat}</b>
          </span>
        )}
        {sheet.special && <span title={SPECIALS[sheet.special]}>{sheet.special}</span>}
      </p>
      {isGone ? (
        <p className="quiet">Destroyed</p>
      ) : (
        <>
          <Circles name="Armour" short="A" left={state.armor} printed={sheet.armor} />
          <Circles name="Structure" short="S" left={state.structure} printed={sheet.structure} />
          <HeatTrack heat={state.heat} gain={state.heatGain} />
          <Damage effects={state.effects} marked={state.marked} />
        </>
      )}
    </article>
  );
}

const SPECIALS = {
  CASE: 'CASE: an ammo explosion does less harm',
  ENE: 'ENE: carries no ammunition that could explode',
};

interface CirclesProps {
  readonly name: string;
  readonly short: string;
  readonly left: number;
  readonly printed: number;
}

function Circles({ name, short, left, printed }: CirclesProps) {
  return (
    <p
      className={styles.circles}
      data-kind={name.toLowerCase()}
      role="img"
      aria-label={`${name} ${left} of ${printed}`}
      title={`${name} ${left} of ${printed}`}
    >
      <b>{short}</b>
      {Array.from({ length: printed }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: circles on a sheet have no other name than their place
        <i key={index} className={index < left ? '' : styles.lost} />
      ))}
    </p>
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
function Damage({ effects, marked }: { readonly effects: Effects; readonly marked: Effects }) {
  const hits = KINDS.filter(([kind]) => marked[kind] > 0);
  if (hits.length === 0 && !marked.destroyed) return null;
  return (
    <p className={styles.hits}>
      {marked.destroyed && <span>Destroyed in the End Phase</span>}
      {hits.map(([kind, name]) => (
        <span key={kind}>
          {name} −{marked[kind]}
          {marked[kind] > effects[kind] && ' (from the End Phase)'}
        </span>
      ))}
    </p>
  );
}
