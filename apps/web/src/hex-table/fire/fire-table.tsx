import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CSSProperties, PointerEvent } from 'react';
import { type Choice, type Entry, wordFor } from '../../order/draft/draft.ts';
import { Explained } from '../../rules/explained.tsx';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { percent } from '../../ui/words/odds.ts';
import { sideClass } from '../../ui/words/sides.ts';
import type { ArmRow, Gunnery } from '../gunnery.ts';
import type { Desk, HexGame, TableUnit } from '../hex-game.ts';
import styles from './fire-table.module.css';

interface FireTableProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: Desk<G>;
}

/** Every weapon of the unit in hand, and what it would do as things are planned. */
export function FireTable<G extends GameTypes>({ hex, desk }: FireTableProps<G>) {
  const { gunnery } = desk;
  if (!gunnery) return null;
  const hasHeat = gunnery.rows.some(({ arm }) => arm.heat !== undefined);
  return (
    <table
      className={styles.fireTable}
      data-part="fire-table"
      style={{ '--rows': gunnery.rows.length } as CSSProperties}
    >
      <thead>
        <tr>
          <th scope="col">{hex.armWord ?? 'Weapon'}</th>
          <th scope="col">Target</th>
          <th scope="col">needs</th>
          <th scope="col">odds</th>
          <th scope="col" title="Damage">
            dmg
          </th>
          {hasHeat && <th scope="col">heat</th>}
        </tr>
      </thead>
      <tbody>
        {gunnery.rows.map((row) => (
          <Row
            key={String(row.arm.value)}
            hex={hex}
            desk={desk}
            gunnery={gunnery}
            row={row}
            hasHeat={hasHeat}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps<G extends GameTypes> extends FireTableProps<G> {
  readonly gunnery: Gunnery;
  readonly row: ArmRow;
  readonly hasHeat: boolean;
}

function Row<G extends GameTypes>({ hex, desk, gunnery, row, hasHeat }: RowProps<G>) {
  const { arm, entry, target, number, reason } = row;
  const title = [arm.name, arm.place].filter(Boolean).join(' ');
  const { damageText, heat } = (entry && arm.asPlanned?.(entry)) ?? arm;
  const isIn = desk.item === arm.value;
  return (
    <>
      <tr
        className={styles.fireRow}
        data-part="fire-row"
        data-vain={reason !== null || undefined}
        data-in-hand={isIn || undefined}
        data-arm={String(arm.value)}
        {...(reason === null && dragged((x, y) => gunnery.aim(desk.unitUnder(x, y), arm.value)))}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && desk.takeInHand(arm.value)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && desk.takeInHand(undefined)}
      >
        <th scope="row">
          <label title={arm.note}>
            <input
              type="checkbox"
              checked={entry !== undefined}
              {...refusing(reason)}
              onChange={() => (entry ? gunnery.untick(arm.value) : gunnery.tick(arm.value))}
              onFocus={() => desk.takeInHand(arm.value)}
              onBlur={() => desk.takeInHand(undefined)}
            />
            <span>
              {arm.name} <small>{[arm.place, arm.note].filter(Boolean).join(' · ')}</small>
            </span>
          </label>
        </th>
        {reason !== null ? (
          <td className={styles.fireReason} data-part="fire-reason" colSpan={hasHeat ? 5 : 4}>
            {reason}
          </td>
        ) : (
          <>
            <td>
              <TargetChip hex={hex} desk={desk} gunnery={gunnery} row={row} title={title} />
            </td>
            <td>
              {number && (
                <Explained
                  className="explained to-hit"
                  part="to-hit"
                  explanation={number}
                  measure="to hit"
                  title={`${title} → ${nameOf(desk, target)}`}
                  note={`${percent(hex.chanceOf(number.total))} with two dice.`}
                >
                  {number.total}+
                </Explained>
              )}
            </td>
            <td>{number && percent(hex.chanceOf(number.total))}</td>
            <td>{damageText}</td>
            {hasHeat && <td>{heat}</td>}
          </>
        )}
      </tr>
      {entry && (
        <MoreOf hex={hex} gunnery={gunnery} row={row} entry={entry} hasHeat={hasHeat} title={title} />
      )}
    </>
  );
}

/** A line that is dragged with the mouse to somebody, on the map or in the strips. */
const dragged = (onDrop: (pageX: number, pageY: number) => void) => ({
  onPointerDown: ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || (target as Element).closest('select, button')) return;
    const drop = (event: globalThis.PointerEvent) => {
      delete document.documentElement.dataset.aiming;
      window.removeEventListener('pointermove', move);
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLOP)
        onDrop(event.clientX, event.clientY);
    };
    const move = () => {
      document.documentElement.dataset.aiming = '';
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop, { once: true });
  },
});

/** Pixels that a hand may shake without dragging. */
const SLOP = 12;

/** The name of a target, in the words of the table. */
function nameOf<G extends GameTypes>({ units }: Desk<G>, target: Choice | undefined): string {
  const unit = units[target?.piece as number];
  if (!unit || !target) return '';
  const part = partOf(unit, target);
  return part === null ? unit.name : `${unit.name}: ${part}`;
}

/** The part of a unit that is aimed at; null for the whole of it. */
function partOf({ name }: TableUnit, target: Choice): string | null {
  const part = wordFor(target);
  return target.value === target.piece || part.startsWith(name) ? null : part;
}

/** Without the other name that some have: there is little room in a chip. */
const shortName = (name: string): string => name.replace(/ \([^)]*\)/, '');

interface TargetChipProps<G extends GameTypes> extends FireTableProps<G> {
  readonly gunnery: Gunnery;
  readonly row: ArmRow;
  readonly title: string;
}

/** The target of a weapon, as a button to change it. */
function TargetChip<G extends GameTypes>({ hex, desk, gunnery, row, title }: TargetChipProps<G>) {
  const { arm, entry, target } = row;
  const unit = desk.units[target?.piece as number];
  const chosen = entry && target;
  const likely = gunnery.choicesFor(arm.value);
  const isListed = likely.some(({ value }) => value === chosen?.value);
  const choices = chosen && !isListed ? [chosen, ...likely] : likely;
  const numberOf = ({ piece }: Choice) => desk.enemies.indexOf(piece as number) + 1;
  const oddsOf = (total: number) => `${total}+ (${percent(hex.chanceOf(total))})`;
  return (
    <select
      className={`${styles.targetChip} ${unit ? sideClass(unit.side) : ''}`}
      data-part="target-chip"
      data-on={chosen ? true : undefined}
      aria-label={`Target of ${title}`}
      title={chosen ? nameOf(desk, chosen) : undefined}
      value={chosen ? String(chosen.value) : ''}
      onChange={({ target: { value } }) => {
        const choice = choices.find((each) => String(each.value) === value);
        if (choice) gunnery.aimAt(choice, arm.value);
        else gunnery.untick(arm.value);
      }}
    >
      <option value="">–</option>
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.value === chosen?.value
            ? shortName(partOf(unit, choice) ?? `${numberOf(choice)} ${unit.name}`)
            : [numberOf(choice), nameOf(desk, choice), choice.explanation && oddsOf(choice.explanation.total)]
                .filter(Boolean)
                .join(' ')}
        </option>
      ))}
    </select>
  );
}

interface MoreProps<G extends GameTypes> extends Omit<RowProps<G>, 'desk'> {
  readonly entry: Entry;
  readonly title: string;
}

/** Other choices for an attack, such as its ammunition. */
function MoreOf<G extends GameTypes>({ hex, gunnery, row, entry, hasHeat, title }: MoreProps<G>) {
  const targets: readonly string[] = hex.fields.targets;
  const more = gunnery
    .fieldsOf(entry)
    .flatMap((field) =>
      (field.kind === 'pick' || field.kind === 'whole') &&
      !targets.includes(field.name) &&
      field.choices.length > 1
        ? [field]
        : [],
    );
  if (more.length === 0 || !row.item) return null;
  return (
    <tr className={styles.fireMore} data-part="fire-more">
      <td colSpan={hasHeat ? 6 : 5}>
        {more.map(({ name, label, choices }) => (
          <label key={name} data-field={name}>
            {label}{' '}
            <select
              className="select"
              aria-label={`${label} of ${title}`}
              value={String(entry[name])}
              onChange={({ target: { value } }) =>
                gunnery.amend({
                  ...entry,
                  [name]: choices.find((each) => String(each.value) === value)?.value,
                })
              }
            >
              {choices.map((choice) => (
                <option key={String(choice.value)} value={String(choice.value)}>
                  {wordFor(choice)}
                  {choice.explanation ? ` (${choice.explanation.total}+)` : ''}
                </option>
              ))}
            </select>
          </label>
        ))}
      </td>
    </tr>
  );
}
