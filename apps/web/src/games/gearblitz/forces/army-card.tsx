import { buildArmy } from '@ironfield/gearblitz/army/army.ts';
import type { ArmyChoice, GroupChoice } from '@ironfield/gearblitz/army/choice.ts';
import { fielded } from '@ironfield/gearblitz/army/fielding.ts';
import { armyFile, readArmy } from '@ironfield/gearblitz/army/files/army-file.ts';
import { AIR_STRIKES, type GroupKind, SALVOS } from '@ironfield/gearblitz/cards/army-list.ts';
import type { Card } from '@ironfield/gearblitz/cards/card.ts';
import { ARMIES } from '@ironfield/gearblitz/data/armies.ts';
import { withOwn } from '@ironfield/gearblitz/data/cards.ts';
import type { Army } from '@ironfield/gearblitz/state.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import { cardSheets } from '@ironfield/mechbay/gear-card/gear-card.ts';
import { pdfOf } from '@ironfield/mechbay/sheet/pdf.ts';
import { useState } from 'react';
import styles from '../../../muster/muster.module.css';
import { whileBusy } from '../../../ui/busy.ts';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { download } from '../../../ui/keep/download.ts';
import { jsonIn } from '../../../ui/keep/json-in.ts';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { sideClass } from '../../../ui/words/sides.ts';
import { cardsUsedBy, drawnArmy, listOf, withoutGroup } from './battle-plan.ts';
import { ChaplainField } from './chaplain-field.tsx';
import { GroupCard } from './group-card.tsx';

interface ArmyCardProps {
  readonly seat: number;
  readonly choice: ArmyChoice;
  /** Cards that take the place of stand-ins. */
  readonly own: readonly Card[];
  onChange(choice: ArmyChoice): void;
  /** Cards that have come with an army. */
  onCards(cards: readonly Card[]): void;
}

/** The datacards of an army, with names and skills. */
async function printCards({ name, groups }: Army): Promise<void> {
  const pages = cardSheets(
    groups.flatMap(({ units }) => units),
    name,
  );
  download('datacards.pdf', await whileBusy(pdfOf(pages, name)), 'application/pdf');
}

/** An army with its groups and its support, and what is wrong with it. */
export function ArmyCard({ seat, choice, own, onChange, onCards }: ArmyCardProps) {
  const list = listOf(choice);
  const cardFor = withOwn(own);
  const { army, problems } = buildArmy(choice, cardFor);
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const { groups, airStrikes, artillery, limit } = choice;
  const ready = army && fielded(army, limit);
  const load = async (file: File) => {
    const read = readArmy(jsonIn(await file.text()));
    if (!read.ok) {
      setTrouble([`“${file.name}” cannot be opened.`, ...read.error.map(({ message }) => message)]);
      return;
    }
    setTrouble([]);
    onCards(read.value.cards ?? []);
    onChange({ ...read.value.army, limit });
  };
  const put = (index: number, group: GroupChoice) =>
    onChange({ ...choice, groups: groups.with(index, group) });
  const general = problems.filter(({ group }) => group === undefined);
  return (
    <section
      className={`${styles.forceCard} ${sideClass(seat)}`}
      data-part="force-card"
      aria-label={`Army ${seat + 1}`}
    >
      <header>
        <h2>{list.name}</h2>
        <b className={styles.memberWorth}>
          {army?.tv ?? 0} of {limit} TV
        </b>
      </header>
      <div className={styles.musterTools} data-part="muster-tools">
        <ForceChoice seat={seat} choice={choice} onChange={onChange} />
        <button type="button" className="button" onClick={() => onChange(drawnArmy(list, limit, newSeed()))}>
          <Icon name="die" /> Draw
        </button>
        <button
          type="button"
          className="button"
          {...refusing(ready ? null : 'The army is not legal yet')}
          onClick={() => ready && void printCards(ready)}
        >
          Cards as PDF
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            download('army.json', JSON.stringify(armyFile(choice, cardsUsedBy(choice, own)), null, 1))
          }
        >
          Export
        </button>
        <FileButton label="Import" onFile={load} />
      </div>
      <ul>
        {groups.map((group, index) => (
          <GroupCard
            // biome-ignore lint/suspicious/noArrayIndexKey: groups go by their place
            key={index}
            list={list}
            choice={group}
            cardFor={cardFor}
            problems={problems.filter((each) => each.group === index).map(({ message }) => message)}
            onChange={(next) => put(index, next)}
            onRemove={() => onChange(withoutGroup(choice, index))}
          />
        ))}
      </ul>
      <div className={styles.musterTools} data-part="muster-tools">
        <Select
          label={`Add a Combat Group to army ${seat + 1}`}
          value=""
          choices={[
            ['', 'Add a Combat Group…'],
            ...list.squads.map(({ kind, name, tv }) => [kind, `${name}, ${tv} TV`] as const),
          ]}
          onChange={(value) =>
            onChange({ ...choice, groups: [...groups, { squad: value as GroupKind, options: [] }] })
          }
        />
        <Support
          label="Air strikes"
          kinds={AIR_STRIKES}
          costs={list.airStrikes}
          taken={airStrikes}
          onChange={(strikes) => onChange({ ...choice, airStrikes: strikes })}
        />
        <Support
          label="Artillery"
          kinds={SALVOS}
          costs={list.artillery}
          taken={artillery}
          onChange={(salvos) => onChange({ ...choice, artillery: salvos })}
        />
      </div>
      {list.chaplain && army && (
        <ChaplainField choice={choice} army={army} cost={list.chaplain} onChange={onChange} />
      )}
      <div role="status">
        {trouble.map((message) => (
          <p key={message} className="problem">
            {message}
          </p>
        ))}
        {general.map(({ message, rule }) => (
          <p key={message} className="problem">
            {message}. <span className="quiet">{rule}</span>
          </p>
        ))}
      </div>
    </section>
  );
}

interface SupportProps<Kind extends string> {
  readonly label: string;
  readonly kinds: readonly Kind[];
  readonly costs: Readonly<Partial<Record<Kind, number>>>;
  readonly taken: readonly Kind[];
  onChange(taken: readonly Kind[]): void;
}

/** Support from beyond the table: a press gives each back. */
function Support<Kind extends string>({ label, kinds, costs, taken, onChange }: SupportProps<Kind>) {
  return (
    <>
      {taken.map((kind, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: several are alike
          key={index}
          type="button"
          className="button"
          title="Give it back"
          onClick={() => onChange(taken.toSpliced(index, 1))}
        >
          {`${label}: ${kind}`} <Icon name="close" />
        </button>
      ))}
      <select
        className="select"
        aria-label={label}
        value=""
        onChange={({ target }) => onChange([...taken, target.value as Kind])}
      >
        <option value="">{`${label}…`}</option>
        {kinds.map(
          (kind) =>
            costs[kind] !== undefined && (
              <option key={kind} value={kind}>
                {`${kind}, ${costs[kind]} TV`}
              </option>
            ),
        )}
      </select>
    </>
  );
}

/** The owner and type of an army. */
function ForceChoice({ seat, choice, onChange }: Pick<ArmyCardProps, 'seat' | 'choice' | 'onChange'>) {
  const list = listOf(choice);
  return (
    <>
      <Select
        label={`Force of army ${seat + 1}`}
        value={list.id}
        choices={ARMIES.map(({ id, name }) => [id, name] as const)}
        onChange={(value) =>
          onChange(drawnArmy(ARMIES.find(({ id }) => id === value)!, choice.limit, newSeed()))
        }
      />
      <Select
        label={`Army type of army ${seat + 1}`}
        value={choice.type}
        choices={list.types.map(({ name }) => name)}
        onChange={(value) => onChange({ ...choice, type: value })}
      />
    </>
  );
}
