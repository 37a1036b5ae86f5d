import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Kind } from '@ironfield/classic/kind.ts';
import type { OnFoot } from '@ironfield/classic/kinds/infantry/design.ts';
import { mechDesign } from '@ironfield/classic/kinds/mech/condition.ts';
import { kindOf } from '@ironfield/classic/kinds.ts';
import { abilityWords } from '@ironfield/classic/rules/crew/abilities.ts';
import { crewOf } from '@ironfield/classic/rules/crew/crew-size.ts';
import { sinks } from '@ironfield/classic/rules/heat/heat.ts';
import { heatScaleOf } from '@ironfield/classic/rules/heat/heat-scale.ts';
import { explainMp } from '@ironfield/classic/rules/movement/movement-points.ts';
import { isLost, PILOT_DEAD } from '@ironfield/classic/rules/unit/condition.ts';
import { CLAN_TRAIT, ROLE_NAMES } from '@ironfield/classic/text/mustering.ts';
import { LOCATIONS } from '@ironfield/classic/units/locations.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { speedOf } from '@ironfield/mechbay/figures.ts';
import { weightClass } from '@ironfield/mechbay/text.ts';
import { Explained } from '../../../rules/explained.tsx';
import { sideClass } from '../../../ui/words/sides.ts';
import { isVeiled, statesOf } from './condition.ts';
import { HeatScale } from './heat-scale.tsx';
import { MechBody } from './mech-body.tsx';
import { PlatoonBody, SquadBody } from './platoon-sheet.tsx';
import styles from './sheet.module.css';
import { type Mech, stateOn, type Table } from './table.ts';
import { SHEET } from './text.ts';
import { speedOfVehicle, VehicleBody, VehicleTroubles } from './vehicle-sheet.tsx';
import { WeaponList } from './weapon-list.tsx';

interface UnitSheetProps {
  readonly table: Table;
  readonly unit: number;
  /** Heat after this turn, as things stand. */
  readonly heatToCome: Explanation;
}

interface PartProps {
  readonly field: Battlefield;
  readonly unit: number;
  readonly mech: Mech;
}

/** A record sheet cut down to what is asked most, for a narrow panel. */
export function UnitSheet({ table, unit, heatToCome }: UnitSheetProps) {
  const field = battlefieldOf(table);
  const { unit: file } = field.setup.units[unit];
  const role = isVeiled(table, unit) ? null : kindOf(file).roleOf(file);
  const states = statesOf(field, table, unit);
  const crew = crewOf(field, unit);
  return (
    <article className={`${styles.mechSheet} ${sideClass(field.sideOf[unit])}`} data-part="mech-sheet">
      <header>
        <h2>
          {file.name} <span className={styles.mechModel}>{file.model}</span>
        </h2>
        <p className="quiet">
          {[...kindWords(file), crew > 0 && SHEET.crewOf(crew), role && ROLE_NAMES[role]]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {states.length > 0 && (
          <p className={styles.mechStates}>
            {states.map((state) => (
              <span key={state}>{state}</span>
            ))}
          </p>
        )}
      </header>
      {isVeiled(table, unit) ? (
        <p className="quiet">{SHEET.hidden}</p>
      ) : (
        <OpenSheet table={table} unit={unit} heatToCome={heatToCome} />
      )}
    </article>
  );
}

/** People are counted, not weighed. */
function kindWords(file: UnitFile): readonly string[] {
  if ('troopers' in file || !('armor' in file)) return [kindOf(file).noteOf(file)];
  return [`${file.tons} t`, 'cruise' in file ? file.motion : weightClass(file.tons)];
}

/** The marks on the sheet; a wreck goes nowhere, cools nothing and fires nothing. */
function OpenSheet({ table, unit, heatToCome }: UnitSheetProps) {
  const field = battlefieldOf(table);
  const design = field.designs[unit];
  const mech = table.units[unit];
  const { pilot } = field.setup.units[unit];
  return (
    <>
      <p className={styles.mechPilot}>
        <span>
          {pilot.name}{' '}
          <span className="quiet">
            {SHEET.gunnery} <b>{mech.crew.gunnery}</b>
            {!field.kinds[unit].troopers && !field.kinds[unit].emplaced && (
              <>
                {' '}
                · {field.kinds[unit].piloting ? SHEET.piloting : SHEET.driving} <b>{mech.crew.piloting}</b>
              </>
            )}
          </span>
        </span>
        {field.kinds[unit].cockpit && <PilotHits hits={mech.crew.hits} />}
      </p>
      <Abilities field={field} unit={unit} mech={mech} />
      {field.kinds[unit].limbs ? (
        <MechBody kind={field.kinds[unit]} design={design} mech={mech} />
      ) : field.kinds[unit].troopers ? (
        field.kinds[unit].troopers.servesPiece ? (
          <p className="quiet">{SHEET.towed}</p>
        ) : field.kinds[unit].troopers.isArmored ? (
          <SquadBody design={design} platoon={mech} />
        ) : (
          <PlatoonBody design={design} platoon={mech} />
        )
      ) : field.kinds[unit].emplaced ? (
        <p className="quiet">{SHEET.mounted}</p>
      ) : (
        <VehicleBody names={field.kinds[unit]!.names} design={design} vehicle={mech} />
      )}
      {mech.loss === null && (
        <>
          {!field.kinds[unit].emplaced && <Speeds table={table} unit={unit} />}
          {field.kinds[unit].heat && (
            <HeatScale
              scale={heatScaleOf(field)}
              heat={mech.heat}
              upcoming={heatToCome}
              sinks={SHEET.sinks(sinks(field, stateOn(table), unit), design.heatSinks, design.coolingEach)}
            />
          )}
          <WeaponList table={table} unit={unit} />
        </>
      )}
      {field.kinds[unit].limbs ? (
        <Criticals field={field} unit={unit} mech={mech} />
      ) : field.kinds[unit].troopers || field.kinds[unit].emplaced ? null : (
        <VehicleTroubles design={design} vehicle={mech} />
      )}
    </>
  );
}

/** The abilities of the MechWarrior, and their remaining uses. */
function Abilities({ field, unit, mech }: PartProps) {
  const { abilities = [], isClan } = field.setup.units[unit].pilot;
  const words = abilities.map((ability) => abilityWords(field.plugged, ability, mech));
  if (isClan) words.unshift(CLAN_TRAIT.title);
  return words.length === 0 ? null : <p className="quiet">{words.join(' · ')}</p>;
}

function PilotHits({ hits }: { readonly hits: number }) {
  const text = `MechWarrior hit ${hits} of ${PILOT_DEAD} times`;
  return (
    <span className={styles.pilotHits} role="img" aria-label={text} title={text}>
      {Array.from({ length: PILOT_DEAD }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes on a sheet have no other name than their place
        <i key={index} className={index < hits ? styles.on : ''} />
      ))}
    </span>
  );
}

const ALL_PACES = ['walk', 'run', 'jump'] as const;
const DRIVEN = ['walk', 'run'] as const;
/** Infantry has one pace on the ground. */
const ON_FOOT = ['walk', 'jump'] as const;

const pacesOf = ({ troopers, limbs }: Kind) => (troopers ? ON_FOOT : limbs ? ALL_PACES : DRIVEN);

/** Movement points as they are, and where that is less, as they were. */
function Speeds({ table, unit }: Omit<UnitSheetProps, 'heatToCome'>) {
  const field = battlefieldOf(table);
  const { unit: file } = field.setup.units[unit];
  const full = fullSpeed(file, field, unit);
  const { paces } = field.kinds[unit]!;
  return (
    <p className={styles.mechSpeeds}>
      {pacesOf(field.kinds[unit]).map((mode) => {
        const now = explainMp(field, stateOn(table), unit, mode);
        return (
          <span key={mode}>
            {paces[mode].label}{' '}
            {full[mode] === 0 ? (
              <b>–</b>
            ) : (
              <Explained explanation={now} measure="MP" title={paces[mode].label}>
                {now.total}
              </Explained>
            )}
            {now.total < full[mode] && <span className={styles.sheetBad}> of {full[mode]}</span>}
          </span>
        );
      })}
    </p>
  );
}

const NO_SPEED = { walk: 0, run: 0, jump: 0 };

const fullSpeed = (file: UnitFile, field: Battlefield, unit: number) => {
  if ('cruise' in file) return speedOfVehicle(file);
  if ('slots' in file) return speedOf(file);
  if (file.kind === 'emplacement') return NO_SPEED;
  // As a type alone: what makes designs of platoons is fetched with their option.
  const { ground, jump } = field.designs[unit] as OnFoot;
  return { walk: ground, run: 0, jump };
};

/** Slots that are hit, location by location; of a lost one only that it is. */
function Criticals({ field, unit, mech }: PartProps) {
  const { components } = mechDesign(field, unit);
  const rows = LOCATIONS.flatMap((location) => {
    const hit = components[location].flatMap((component, slot) =>
      component && mech.body.hits[location] & (1 << slot) ? [component.name] : [],
    );
    const words = isLost(mech.body, location) ? 'lost' : counted(hit).join(', ');
    return words === '' ? [] : [{ location, words }];
  });
  return (
    <section className={styles.sheetPart}>
      <h3>{SHEET.criticals}</h3>
      {rows.length === 0 && <p className="quiet">{SHEET.noCriticals}</p>}
      <dl className={styles.mechCriticals}>
        {rows.map(({ location, words }) => (
          <div key={location}>
            <dt>{field.kinds[unit].names[location]}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function counted(names: readonly string[]): string[] {
  const count = Map.groupBy(names, (name) => name);
  return [...count].map(([name, all]) => (all.length > 1 ? `${name} × ${all.length}` : name));
}
