import {
  COCKPITS,
  ENGINE_TYPES,
  GYROS,
  HEAT_SINKS,
  STRUCTURE_TYPES,
} from '@ironfield/mechbay/data/frames.ts';
import { choose } from '@ironfield/mechbay/mech-design/operations.ts';
import type { JumpKind, Mech } from '@ironfield/mechbay/units/unit.ts';
import { refusing } from '../../ui/mishaps/refusing.ts';
import styles from '../bench/bench.module.css';
import { Choice, TECHNOLOGIES, Text, title, Whole } from '../bench/bench-fields.tsx';
import type { Bench } from '../bench/use-bench.ts';
import { MechArmor } from './mech-armor.tsx';

interface Props {
  readonly bench: Bench<Mech>;
}

/** Everything that is chosen and not mounted. */
export function MechChassis({ bench }: Props) {
  return (
    <section className={styles.panel} aria-labelledby="bench-chassis">
      <h2 id="bench-chassis">Chassis</h2>
      <div className={styles.fields}>
        <Identity bench={bench} />
        <Motion bench={bench} />
        <Frame bench={bench} />
      </div>
      <Options bench={bench} />
      <MechArmor bench={bench} />
    </section>
  );
}

const LEVELS = [
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
] as const;

function Identity({ bench: { design, change } }: Props) {
  const { techBase, isMixed } = design;
  return (
    <>
      <Text label="Name" value={design.name} onChange={(name) => change(choose(design, { name }))} />
      <Text label="Model" value={design.model} onChange={(model) => change(choose(design, { model }))} />
      <Choice
        label="Technology"
        value={isMixed ? `mixed ${techBase}` : techBase}
        choices={TECHNOLOGIES}
        onChange={(value) =>
          change(
            choose(design, {
              techBase: value.endsWith('Clan') ? 'Clan' : 'IS',
              isMixed: value.startsWith('mixed'),
            }),
          )
        }
      />
      <Choice
        label="Rules level"
        value={String(design.level)}
        choices={LEVELS}
        onChange={(level) => change(choose(design, { level: Number(level) }))}
      />
      <Choice
        label="Legs"
        value={design.frame}
        choices={[
          ['biped', 'Two'],
          ['quad', 'Four'],
        ]}
        onChange={(frame) => change(choose(design, { frame: frame as Mech['frame'] }))}
      />
      <Whole
        label="Tons"
        value={design.tons}
        least={10}
        most={100}
        step={5}
        onChange={(tons) => change(choose(design, { tons: Math.max(10, Math.round(tons / 5) * 5) }))}
      />
    </>
  );
}

const JUMP_KINDS = [
  ['standard', 'Jump jets'],
  ['improved', 'Improved jets'],
  ['boosters', 'Mechanical boosters'],
] as const;

function Motion({ bench: { design, change } }: Props) {
  const { techBase, isMixed, engine } = design;
  const engines = Object.values(ENGINE_TYPES).filter(
    ({ tech }) => isMixed || tech === 'any' || tech === techBase,
  );
  const name = ({ name: engineName, tech }: (typeof engines)[number]) =>
    isMixed && tech !== 'any' ? `${engineName} (${tech === 'IS' ? 'Inner Sphere' : 'Clan'})` : engineName;
  return (
    <>
      <Whole
        label="Walking MP"
        value={design.walk}
        least={1}
        most={20}
        onChange={(walk) => change(choose(design, { walk: Math.max(1, Math.floor(walk)) }))}
      />
      <Whole
        label="Jumping MP"
        value={design.jump}
        most={20}
        onChange={(jump) => change(choose(design, { jump: Math.floor(jump) }))}
      />
      <Choice
        label="It jumps by"
        value={design.jumpKind}
        choices={JUMP_KINDS}
        onChange={(jumpKind) => change(choose(design, { jumpKind: jumpKind as JumpKind }))}
      />
      <Choice
        label={`Engine, rating ${engine.rating}`}
        value={engine.type.id}
        choices={engines.map((type) => [type.id, name(type)])}
        onChange={(id) => change(choose(design, { engineType: ENGINE_TYPES[id]! }))}
      />
    </>
  );
}

const SINK_NAMES: Readonly<Record<string, string>> = {
  'double-is': 'Double',
  'double-clan': 'Double (Clan)',
};

function Frame({ bench: { design, change } }: Props) {
  const { techBase, isMixed, heatSinks } = design;
  const isOwn = (tech: string) => isMixed || tech === '' || tech === techBase;
  const cockpits = Object.values(COCKPITS).filter(({ tech }) => isOwn(tech));
  const structures = Object.values(STRUCTURE_TYPES).filter(({ id }) => id !== 'endo-steel-prototype');
  const sinks = Object.values(HEAT_SINKS).filter(({ id, tech }) =>
    id.startsWith('double') ? isMixed || id.endsWith(techBase.toLowerCase()) : isOwn(tech),
  );
  return (
    <>
      <Choice
        label="Gyro"
        value={design.gyro.id}
        choices={Object.keys(GYROS).map((id) => [id, id === 'xl' ? 'XL' : title(id)])}
        onChange={(id) => change(choose(design, { gyro: GYROS[id]! }))}
      />
      <Choice
        label="Cockpit"
        value={design.cockpit.id}
        choices={cockpits.map(({ id }) => [id, title(id)])}
        onChange={(id) => change(choose(design, { cockpit: COCKPITS[id]! }))}
      />
      <Choice
        label="Structure"
        value={design.structure.id}
        choices={structures.map(({ id }) => [id, title(id)])}
        onChange={(id) => change(choose(design, { structure: STRUCTURE_TYPES[id]! }))}
      />
      <Choice
        label="Myomer"
        value={design.hasTripleStrength ? 'triple' : 'standard'}
        choices={[
          ['standard', 'Standard'],
          ['triple', 'Triple strength'],
        ]}
        onChange={(kind) => change(choose(design, { hasTripleStrength: kind === 'triple' }))}
      />
      <Whole
        label="Heat sinks"
        value={heatSinks.count}
        most={60}
        onChange={(count) =>
          change(choose(design, { heatSinks: { ...heatSinks, count: Math.floor(count) } }))
        }
      />
      <Choice
        label="Kind of sinks"
        value={heatSinks.type.id}
        choices={sinks.map(({ id }) => [id, SINK_NAMES[id] ?? title(id)])}
        onChange={(id) => change(choose(design, { heatSinks: { ...heatSinks, type: HEAT_SINKS[id]! } }))}
      />
    </>
  );
}

const SWITCHES = [
  ['isOmni', 'OmniMech'],
  ['isArmless', 'No arms'],
  ['isFractional', 'Weights in hundredths'],
  ['hasSlotLimits', 'Fewer slots by weight'],
] as const;

function Options({ bench: { design, change } }: Props) {
  return (
    <fieldset className={styles.switches}>
      <legend>Options</legend>
      {SWITCHES.map(([key, label]) => (
        <label key={key} className={styles.check}>
          <input
            type="checkbox"
            checked={design[key] ?? false}
            {...refusing(
              key === 'isArmless' && design.frame === 'quad' ? 'On four legs there are no arms' : null,
            )}
            onChange={({ target }) => change(choose(design, { [key]: target.checked }))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
