import { explain } from '@ironfield/kernel/explanation.ts';
import { battleValue } from '@ironfield/mechbay/battle-value/value.ts';
import { elementSheetOf } from '@ironfield/mechbay/conversion/sheet.ts';
import { frameRepairOf, priceOf } from '@ironfield/mechbay/costs/price.ts';
import { battleFileOf } from '@ironfield/mechbay/fielding/fielding.ts';
import { soldierFindings } from '@ironfield/mechbay/legality/soldiers.ts';
import { type Verdict, verdictOn } from '@ironfield/mechbay/legality/verdict.ts';
import { readUnit, type UnitFileKind } from '@ironfield/mechbay/unit-files/read.ts';
import type { UnitEntry } from '@ironfield/mechbay/unit-library/entry.ts';
import { UNIT_KINDS } from '@ironfield/mechbay/unit-library/search.ts';
import { hasSheet } from '@ironfield/mechbay/unit-sheet/unit-sheet-data.ts';
import { inspectText } from '@ironfield/mechbay/unit-text.ts';
import type { Unit } from '@ironfield/mechbay/units/unit.ts';
import { weighMech } from '@ironfield/mechbay/weights/mech.ts';
import { weighVehicle } from '@ironfield/mechbay/weights/vehicle.ts';
import { useMemo, useState } from 'react';
import { loadGame } from '../../catalogue.ts';
import { goTo, linkTo } from '../../router.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { download } from '../../ui/keep/download.ts';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { forgetForBattles, isKeptForBattles, keepForBattles } from '../battle-units.ts';
import bayStyles from '../bay.module.css';
import { ownDesigns } from '../library/own-designs.ts';
import { keptElement } from '../own-elements.ts';
import { CitedRule, Lines } from './lines.tsx';
import { UnitSheetButton } from './unit-sheet-dialog.tsx';
import { keptText } from './unit-store.ts';
import styles from './units.module.css';
import { techWords, tonWords, VERDICTS } from './words.ts';

interface Props {
  readonly entry: UnitEntry | null;
  onClose(): void;
}

/** One unit: what it weighs, counts for and costs, line by line, and where it can be played. */
export function UnitDetails({ entry, onClose }: Props) {
  const kept = useLoaded(entry?.file, keptText);
  if (!entry) return null;
  const facts = [
    UNIT_KINDS[entry.kind],
    tonWords(entry.tons),
    techWords(entry),
    `level ${entry.level}`,
    entry.year === null ? '' : String(entry.year),
    entry.role,
  ].filter((fact) => fact !== '' && fact !== '–');
  return (
    <Dialog title={`${entry.name} ${entry.model}`.trim()} isWide onClose={onClose}>
      <p className="quiet">{facts.join(' · ')}</p>
      {kept && <Read entry={entry} text={kept.text} kind={kept.kind} />}
    </Dialog>
  );
}

interface ReadProps {
  readonly entry: UnitEntry;
  readonly text: string;
  readonly kind: UnitFileKind;
}

function Read({ entry, text, kind }: ReadProps) {
  const { unit, notes } = useMemo(() => readUnit(text, kind), [text, kind]);
  if (unit === null) return null;
  return (
    <>
      <Verdicts unit={unit} />
      <Fielding unit={unit} text={text} file={entry.file} />
      <Breakdown unit={unit} />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
      )}
      {hasSheet(unit) && <UnitSheetButton unit={unit} />}
      {unit.kind === 'vehicle' && (
        <a className="button" href={linkTo('bay', 'vehicle', entry.file)}>
          Change this vehicle
        </a>
      )}
      {unit.kind === 'mech' && (
        <a className="button" href={linkTo('bay', 'mech', entry.file)}>
          Change this 'Mech
        </a>
      )}
      <button
        type="button"
        className="button"
        onClick={() => download(entry.file.split('/').at(-1) ?? entry.file, text, 'text/plain')}
      >
        Download the file
      </button>
    </>
  );
}

function verdictWords(unit: Unit): Verdict | null {
  if (unit.kind === 'mech' || unit.kind === 'vehicle') return verdictOn(unit);
  if (unit.kind !== 'infantry' && unit.kind !== 'battleArmor') return null;
  const findings = soldierFindings(unit);
  return { verdict: findings.length === 0 ? 'legal' : 'illegal', findings };
}

function Verdicts({ unit }: { readonly unit: Unit }) {
  const told = verdictWords(unit);
  if (told === null) return null;
  const { verdict, findings } = told;
  return (
    <div className={verdict === 'legal' ? bayStyles.bayNote : bayStyles.bayProblem}>
      <strong>{VERDICTS[verdict]}</strong>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ rule, message }) => (
            <li key={`${rule} ${message}`}>
              {message} <CitedRule rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Breakdown({ unit }: { readonly unit: Unit }) {
  const weight = useMemo(() => {
    if (unit.kind === 'mech') return explain((tally) => weighMech(unit, tally));
    return unit.kind === 'vehicle' ? explain((tally) => weighVehicle(unit, tally)) : null;
  }, [unit]);
  const value = useMemo(() => battleValue(unit), [unit]);
  const price = useMemo(() => priceOf(unit), [unit]);
  const repair = useMemo(() => frameRepairOf(unit), [unit]);
  return (
    <div className={styles.breakdown}>
      {weight && <Lines title="Weight" unit="t" parts={[weight]} />}
      {value && <Lines title="Battle Value" unit="" parts={value.parts} />}
      {price && <Lines title="Price" unit="C-bills" parts={[price]} />}
      {repair && <Lines title="Replacing its structure" unit="C-bills" parts={[repair]} />}
    </div>
  );
}

/** MT-OPT-01: what it needs besides the introductory rules, and a way into the next battle. */
function InBattle({
  fielded,
  file,
}: {
  readonly fielded: ReturnType<typeof battleFileOf>;
  readonly file: string;
}) {
  const needs = useLoaded(fielded.ok ? JSON.stringify(fielded.value) : '', () => optionsNeeded(fielded));
  const [isKept, setKept] = useState(fielded.ok && isKeptForBattles(fielded.value));
  if (!fielded.ok)
    return (
      <>
        <p className="quiet">It cannot be fielded yet.</p>
        <ul className={`quiet ${styles.reasons}`}>
          {fielded.error.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <p>
        {needs && needs.length > 0
          ? `It can be played with the option${needs.length > 1 ? 's' : ''} ${needs.map((title) => `“${title}”`).join(', ')}.`
          : 'It can be played.'}
      </p>
      <button
        type="button"
        className="button"
        aria-pressed={isKept}
        onClick={() => {
          if (isKept) forgetForBattles(fielded.value);
          else keepForBattles(fielded.value);
          setKept(!isKept);
        }}
      >
        {isKept ? 'Kept for battles' : 'Keep for battles'}
      </button>
      <a className="button" href={linkTo('bay', 'duels', 'file', file)}>
        Duels and odds
      </a>
      {isKept && <p className="quiet">It stands among your units when you choose forces of your own.</p>}
    </>
  );
}

/** By their titles. The game with all its options is loaded for the answer. */
async function optionsNeeded(fielded: ReturnType<typeof battleFileOf>): Promise<readonly string[]> {
  const game = await loadGame('classic');
  if (!fielded.ok || !game) return [];
  const needed = game.mustering?.needs?.(fielded.value) ?? [];
  return game.options.filter(({ id }) => needed.includes(id)).map(({ title }) => title);
}

interface FieldingProps {
  readonly unit: Unit;
  readonly text: string;
  /** Under which the browser keeps it. */
  readonly file: string;
}

/** The games it can be played in now, and the way there. */
function Fielding({ unit, text, file }: FieldingProps) {
  const element = useMemo(() => elementSheetOf(unit, battleValue(unit)?.value ?? null), [unit]);
  const introductory = useMemo(() => (unit.kind === 'mech' ? inspectText(text, 'mtf') : null), [unit, text]);
  const [isKept, setKept] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const design = introductory?.isLegal ? introductory.unit : null;
  const fielded = useMemo(() => battleFileOf(unit, unit.kind === 'mech' ? text : undefined), [unit, text]);
  const open = async () => {
    if (!design) return;
    const taken = await ownDesigns.take(design, 'From a unit file');
    if (taken.ok) goTo('bay', 'own', taken.value.document);
    else setProblem(taken.error.message);
  };
  const { mp, mode, damage, ov, class: weightClass, armor, structure, points, specials } = element;
  return (
    <section className={styles.fielding} aria-label="Where it can be played">
      <div>
        <h3>BattleTech</h3>
        {design ? (
          <>
            <p>It can be played, and built further on the workbench.</p>
            <button type="button" className="button" onClick={() => void open()}>
              Open on the workbench
            </button>
          </>
        ) : (
          <InBattle fielded={fielded} file={file} />
        )}
        {problem && (
          <p className={bayStyles.bayProblem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div>
        <h3>BattleForce 2</h3>
        <p className={styles.card}>
          {mp}
          {mode} MP · {damage.map((each) => each ?? '–').join('/')} · Ov {ov || '–'} · {weightClass} · armour{' '}
          {armor} · structure {structure} · {points} PV{specials.length > 0 && ` · ${specials.join(', ')}`}
        </p>
        <button
          type="button"
          className="button"
          {...refusing(isKept ? 'It is among your own elements already' : null)}
          onClick={() => {
            if (keptElement(element)) setKept(true);
            else setProblem('BattleForce 2 has no place for figures like these.');
          }}
        >
          {isKept ? 'Among your own elements' : 'Add to your own elements'}
        </button>
      </div>
    </section>
  );
}
