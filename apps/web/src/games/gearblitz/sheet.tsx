import type { Card, Movement } from '@ironfield/gearblitz/cards/card.ts';
import { SPEEDS } from '@ironfield/gearblitz/cards/card.ts';
import type { Unit } from '@ironfield/gearblitz/cards/unit.ts';
import { BANDS } from '@ironfield/gearblitz/cards/weapon.ts';
import { weaponOf } from '@ironfield/gearblitz/data/weapons.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { RuleId } from '@ironfield/gearblitz/rule-index.ts';
import { rofOf } from '@ironfield/gearblitz/rules/core/range.ts';
import { armorAgainst } from '@ironfield/gearblitz/rules/damage/armor.ts';
import { detectionRating } from '@ironfield/gearblitz/rules/sight/detection.ts';
import { rosterOf } from '@ironfield/gearblitz/state/roster.ts';
import { KIND_NAMES } from '@ironfield/gearblitz/text/cards.ts';
import { TEXT } from '@ironfield/gearblitz/text/menus.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { signed } from '@ironfield/kernel/figures.ts';
import { useContext } from 'react';
import { RuleLink } from '../../rules/rule-link.tsx';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { useRules } from '../../rules/use-rules.ts';
import type { Stand } from '../../tabletop/tabletop-game.ts';
import type { TabletopDesk } from '../../tabletop/use-tabletop-desk.ts';
import { sideClass } from '../../ui/words/sides.ts';
import { bandsOf } from './aims.ts';
import styles from './gearblitz.module.css';

interface SheetProps {
  readonly desk: TabletopDesk<GearBlitz>;
}

/** HGB-DMG-02: what is left of it, from no side in particular. */
const armorOf = (unit: Unit): number =>
  totalOf<RuleId>((tally) => armorAgainst(tally, unit, { from: [], traits: {} }));

/** HGB-DET-01, HGB-INF-11, HGB-SCEN-06: with its crew, and in this light. */
const detectionOf = (unit: Unit, { light }: GearBlitz['Table']['battle']): number =>
  totalOf<RuleId>((tally) => detectionRating(tally, unit, light));

/** The datacard of the unit that is looked at, with how it stands. */
export function UnitSheet({ desk }: SheetProps) {
  const { table, shown, models } = desk;
  const { sheet, seat, group } = rosterOf(table.setup).units[shown];
  const { card, skills } = sheet;
  const { body, actions } = table.units[shown];
  const { troubles = [], badges = [] } = models[shown];
  return (
    <section className={`${styles.gearSheet} ${sideClass(seat)}`} aria-label="Datacard">
      <header>
        <h2>{sheet.name}</h2>
        <p className="quiet">
          {[KIND_NAMES[card.kind], card.name, rosterOf(table.setup).groups[group].name].join(' · ')}
          {card.standIn && <span className={styles.standIn}> stand-in card</span>}
        </p>
        {troubles.length > 0 && <p className={styles.gearTroubles}>{troubles.join(' · ')}</p>}
        {badges.length > 0 && <p>{badges.map(([, meaning]) => meaning).join(' · ')}</p>}
      </header>
      <dl className={styles.gearFigures}>
        <Figure name="Armor" value={armorOf({ sheet, ...body })} rule="HGB-DMG-02" />
        <Figure name="Sturdy" value={`${body.sturdy} of ${card.sturdy}`} rule="HGB-DMG-08" />
        <Figure name="Actions" value={`${actions} of ${card.actions}`} rule="HGB-ACT-01" />
        <Figure name="Size" value={card.size} rule="HGB-CARD-01" />
        <Figure name="Sensors" value={signed(card.sensors)} rule="HGB-DET-04" />
        <Figure name="Detection" value={detectionOf({ sheet, ...body }, table.battle)} rule="HGB-DET-01" />
      </dl>
      <p className={styles.gearSkills}>
        <span>Skills</span>
        {(['att', 'def', 'ew', 'ld'] as const).map((skill) => (
          <span key={skill}>
            {skill.toUpperCase()} <b>{skills[skill] === 0 ? '–' : skills[skill]}</b>
          </span>
        ))}
      </p>
      <MovementRows card={card} speed={body.speed} mode={body.mode} />
      <Weapons desk={desk} />
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string | number;
  readonly rule: string;
}

function Figure({ name, value, rule }: FigureProps) {
  const game = useContext(RulebookContext);
  const isCited = useRules(game).some(({ id }) => id === rule);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> {game && isCited && <RuleLink game={game} rule={rule} />}
      </dd>
    </div>
  );
}

interface MovementRowsProps {
  readonly card: Card;
  readonly speed: GearBlitz['State']['units'][number]['body']['speed'];
  readonly mode: Movement['mode'];
}

/** MP, attack and defence at each speed; the column and row in force stand out. */
function MovementRows({ card, speed, mode }: MovementRowsProps) {
  const now = SPEEDS.indexOf(speed);
  const mp = ({ combat, top }: Movement) => ['–', combat, top];
  return (
    <table className={styles.gearTable}>
      <thead>
        <tr>
          <th scope="col">Movement</th>
          {SPEEDS.map((each, i) => (
            <th key={each} scope="col" className={i === now ? styles.now : ''}>
              {TEXT.speeds[each].replace(' Speed', '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {card.movement.map((row) => (
          <tr key={row.mode} className={row.mode === mode ? styles.now : ''}>
            <th scope="row">{TEXT.modes[row.mode]}</th>
            {mp(row).map((value, i) => (
              <td key={SPEEDS[i]} className={i === now ? styles.now : ''}>
                {value}
                {typeof value === 'number' && ' MP'}{' '}
                <span className="quiet">def {signed(row.defense[i])}</span>
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Attack</th>
          {card.attack.map((value, i) => (
            <td key={SPEEDS[i]} className={i === now ? styles.now : ''}>
              {signed(value)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** A press shows the arc and the range bands of a weapon on the table. */
function Weapons({ desk }: SheetProps) {
  const { table, shown, models, ghost, inHand, shownOverlay } = desk;
  const { card } = rosterOf(table.setup).units[shown].sheet;
  const { at, heading } = models[shown];
  const stand: Stand | null = inHand === shown && ghost ? ghost : at && { at, heading };
  return (
    <table className={`${styles.gearTable} ${styles.gearWeapons}`}>
      <thead>
        <tr>
          <th scope="col">Weapon</th>
          <th scope="col">Arc</th>
          {BANDS.map((band) => (
            <th key={band} scope="col">
              {band}
            </th>
          ))}
          <th scope="col">Acc</th>
          <th scope="col">Dmg</th>
          <th scope="col">ROF</th>
        </tr>
      </thead>
      <tbody>
        {card.weapons.map((mount, index) => {
          const weapon = weaponOf(mount.weapon);
          const id = `${shown} ${index}`;
          const ranges = weapon.ranges ?? [];
          const canShow = stand !== null && (ranges.at(-1) ?? 0) > 0;
          return (
            <tr key={id} className={shownOverlay?.id === id ? styles.now : ''}>
              <th scope="row">
                {canShow ? (
                  <button
                    type="button"
                    className={styles.gearWeapon}
                    aria-pressed={shownOverlay?.id === id}
                    title={`${weapon.name}: show its arc and ranges`}
                    onClick={() => desk.showOverlay(id, bandsOf(stand, mount.arc, ranges))}
                  >
                    {mount.weapon}
                  </button>
                ) : (
                  <span title={weapon.name}>{mount.weapon}</span>
                )}
              </th>
              <td>{mount.arc}</td>
              {BANDS.map((band, i) => (
                <td key={band}>{(ranges.at(-1) ?? 0) > 0 ? ranges[i] : '–'}</td>
              ))}
              <td>{signed(weapon.accuracy)}</td>
              <td>×{weapon.addsSize ? weapon.damage + card.size : weapon.damage}</td>
              <td>{rofOf(mount, weapon) || '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
