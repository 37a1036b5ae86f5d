import type { BattleArmorFile } from '@ironfield/classic/units/battle-armor-file.ts';
import type { InfantryFile } from '@ironfield/classic/units/infantry-file.ts';
import { battleValue } from '@ironfield/mechbay/battle-value/value.ts';
import { priceOf } from '@ironfield/mechbay/costs/price.ts';
import { battleFileOf } from '@ironfield/mechbay/fielding/fielding.ts';
import { soldierFindings } from '@ironfield/mechbay/legality/soldiers.ts';
import { writeSoldiers } from '@ironfield/mechbay/unit-files/soldier-writer.ts';
import { entryOf } from '@ironfield/mechbay/unit-library/entry.ts';
import { useMemo, useState } from 'react';
import { linkTo } from '../../router.ts';
import { Segments } from '../../ui/fields/segments.tsx';
import { download } from '../../ui/keep/download.ts';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { keepForBattles } from '../battle-units.ts';
import benchStyles from '../bench/bench.module.css';
import { Choice, Text, Whole } from '../bench/bench-fields.tsx';
import { fileNameOf } from '../file-name.ts';
import { UnitRecord } from '../record-sheet/unit-record.tsx';
import { CitedRule } from '../units/lines.tsx';
import { keepUnits } from '../units/unit-store.ts';
import {
  ARMS_CHOICES,
  armed,
  COVERING_CHOICES,
  MOTION_CHOICES,
  mostTroopers,
  moving,
  newPlatoon,
  newSquad,
  squadStrength,
  unitOf,
  WEAPON_CHOICES,
  withShots,
} from './drafts.ts';
import styles from './soldiers.module.css';

type Draft = InfantryFile | BattleArmorFile;

/** Where platoons and squads of battle armour are made. */
export function SoldiersPage() {
  const [platoon, setPlatoon] = useState(newPlatoon);
  const [squad, setSquad] = useState(newSquad);
  const [kind, setKind] = useState<'infantry' | 'battle-armor'>('infantry');
  const draft = kind === 'infantry' ? platoon : squad;
  return (
    <main className={styles.page} data-part="soldiers-page">
      <header className={benchStyles.head}>
        <a className="button bare" href={linkTo('bay', 'units')}>
          ← Unit files
        </a>
        <h1>Platoons and battle armour</h1>
      </header>
      <div className={styles.columns}>
        <section className={benchStyles.panel} aria-label="What it is">
          <Segments
            label="Kind"
            value={kind}
            choices={[
              { value: 'infantry', label: 'Platoon' },
              { value: 'battle-armor', label: 'Battle armour' },
            ]}
            onChange={(value) => setKind(value)}
          />
          {kind === 'infantry' ? (
            <PlatoonFields platoon={platoon} onChange={setPlatoon} />
          ) : (
            <SquadFields squad={squad} onChange={setSquad} />
          )}
        </section>
        <Outcome key={kind} draft={draft} />
      </div>
    </main>
  );
}

interface PlatoonProps {
  readonly platoon: InfantryFile;
  onChange(platoon: InfantryFile): void;
}

function PlatoonFields({ platoon, onChange }: PlatoonProps) {
  const { antiMech: _, ...untrained } = platoon;
  return (
    <>
      <div className={benchStyles.fields}>
        <Text label="Name" value={platoon.name} onChange={(name) => onChange({ ...platoon, name })} />
        <Choice
          label="Moves"
          value={platoon.motion}
          choices={MOTION_CHOICES}
          onChange={(motion) => onChange(moving(platoon, motion as InfantryFile['motion']))}
        />
        <Choice
          label="Carries"
          value={platoon.arms}
          choices={ARMS_CHOICES}
          onChange={(arms) => onChange({ ...platoon, arms: arms as InfantryFile['arms'] })}
        />
        <Whole
          label="Troopers"
          value={platoon.troopers}
          least={1}
          most={mostTroopers(platoon.motion)}
          onChange={(troopers) => onChange({ ...platoon, troopers: Math.max(1, troopers) })}
        />
      </div>
      <Trained
        isTrained={platoon.antiMech === true}
        onChange={(isTrained) => onChange(isTrained ? { ...platoon, antiMech: true } : untrained)}
      />
    </>
  );
}

interface SquadProps {
  readonly squad: BattleArmorFile;
  onChange(squad: BattleArmorFile): void;
}

const NO_WEAPON = [['', 'None'] as const, ...WEAPON_CHOICES];

function SquadFields({ squad, onChange }: SquadProps) {
  const { antiMech: _, ...untrained } = squad;
  const { covering: __, ...uncovered } = squad;
  const [first, second = ''] = squad.weapons.map(({ weapon }) => weapon);
  const shots = squad.weapons.find((each) => each.shots !== undefined)?.shots;
  const whole = (label: string, key: 'armor' | 'ground' | 'jump', least: number, most: number) => (
    <Whole
      label={label}
      value={squad[key]}
      least={least}
      most={most}
      onChange={(value) => onChange({ ...squad, [key]: Math.max(least, value) })}
    />
  );
  return (
    <>
      <div className={benchStyles.fields}>
        <Text label="Name" value={squad.name} onChange={(name) => onChange({ ...squad, name })} />
        <Choice
          label="Troopers"
          value={String(squad.troopers)}
          choices={[
            ['4', '4'],
            ['5', '5 (Clans)'],
          ]}
          onChange={(troopers) => onChange(squadStrength(squad, Number(troopers)))}
        />
        {whole('Armour of each', 'armor', 1, 20)}
        {whole('Ground MP', 'ground', 0, 5)}
        {whole('Jumping MP', 'jump', 0, 5)}
        <Choice
          label="Weapon"
          value={first}
          choices={WEAPON_CHOICES}
          onChange={(weapon) => onChange(armed(squad, weapon, second))}
        />
        <Choice
          label="Second weapon"
          value={second}
          choices={NO_WEAPON}
          onChange={(weapon) => onChange(armed(squad, first, weapon))}
        />
        {shots !== undefined && (
          <Whole
            label="Salvoes"
            value={shots}
            least={1}
            most={20}
            onChange={(value) => onChange(withShots(squad, Math.max(1, value)))}
          />
        )}
        <Choice
          label="Hidden by"
          value={squad.covering ?? ''}
          choices={COVERING_CHOICES}
          onChange={(covering) =>
            onChange(
              covering === '' ? uncovered : { ...squad, covering: covering as BattleArmorFile['covering'] },
            )
          }
        />
      </div>
      <Trained
        isTrained={squad.antiMech === true}
        onChange={(isTrained) => onChange(isTrained ? { ...squad, antiMech: true } : untrained)}
      />
    </>
  );
}

interface TrainedProps {
  readonly isTrained: boolean;
  onChange(isTrained: boolean): void;
}

const Trained = ({ isTrained, onChange }: TrainedProps) => (
  <label className="check">
    <input type="checkbox" checked={isTrained} onChange={({ target }) => onChange(target.checked)} />
    Trained to attack 'Mechs
  </label>
);

const NO_MARKS = { crew: [], left: {}, shots: [], notes: [] };

const amount = (number: number | undefined): string => number?.toLocaleString('en') ?? 'unknown';

/** What has come of it: verdict, value, price, sheet, and ways to keep it. */
function Outcome({ draft }: { readonly draft: Draft }) {
  const [kept, setKept] = useState<Draft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const unit = useMemo(() => unitOf(draft), [draft]);
  const findings = soldierFindings(unit);
  const fielded = battleFileOf(unit);
  const reasons = [
    ...findings.map(({ message, rule }) => ({ message, rule })),
    ...(fielded.ok ? [] : fielded.error.map((message) => ({ message, rule: null }))),
  ];
  const why = draft.name.trim() === '' ? 'It needs a name' : (reasons[0]?.message ?? null);
  const keep = async () => {
    if (!fielded.ok) return;
    try {
      const file = fileNameOf(draft, 'blk');
      await keepUnits([{ entry: entryOf(file, unit), text: writeSoldiers(unit), kind: 'blk' }]);
      keepForBattles(draft);
      setKept(draft);
    } catch (error) {
      setProblem(`This browser does not let the page keep it: ${(error as Error).message}`);
    }
  };
  return (
    <section className={benchStyles.panel} aria-label="What has come of it">
      <p>
        Battle Value <strong>{amount(battleValue(unit)?.value)}</strong> · C-bills{' '}
        <strong>{amount(priceOf(unit)?.total)}</strong>
      </p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ message, rule }) => (
            <li key={message}>
              {message} {rule && <CitedRule rule={rule} />}
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className="button primary"
          {...refusing(kept === draft ? 'It is kept already' : why)}
          onClick={() => void keep()}
        >
          {kept === draft ? 'Kept' : 'Keep for battles'}
        </button>
        <button
          type="button"
          className="button"
          {...refusing(why)}
          onClick={() => download(fileNameOf(draft, 'blk'), writeSoldiers(unit), 'text/plain')}
        >
          Download the file
        </button>
      </div>
      <div className={styles.sheet}>
        <UnitRecord unit={unit} marks={NO_MARKS} />
      </div>
    </section>
  );
}
